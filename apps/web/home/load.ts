import type { Load } from '../context.server.ts';

export const load: Load<{ ok: true }> = async () => ({ ok: true });
