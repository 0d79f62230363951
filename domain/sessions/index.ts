export { endOtherSessions, endSession } from './end-session.ts';
export { listSessions } from './list-sessions.ts';
export { SESSION_DAYS, SESSION_PREFIX, startSession } from './session.ts';
export { sessionView } from './session.view.ts';
