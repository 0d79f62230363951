export { authenticateSession, authenticateToken } from './authenticate.ts';
export * from './viewer.ts';
