export { endSession, SESSION_DAYS, SESSION_PREFIX, startSession } from './session.ts';
