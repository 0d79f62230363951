import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Told to the person who starts us, as it is. */
export class DatabaseCannotStart extends Error {}

/** How a program is started so that it is not root and dies with the process that started it. */
export interface Confinement {
  /** Words before the program and its arguments. */
  prefix: string[];
  /** Who must own the program's files. */
  owner: { uid: number; gid: number };
}

/** Ends a program when its parent ends, however that happens: `INT` is PostgreSQL's fast stop. */
const TIED = ['setpriv', '--pdeathsig', 'INT'];
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...TIED];
/** `nobody` everywhere. */
const NOBODY = 65_534;

/**
 * Finds what this machine allows. PostgreSQL refuses root, so root is left behind: in a private user
 * namespace, where the files stay ours, or, where containers forbid namespaces, as another user.
 * @param folder whose owner the program becomes, if that is not root
 * @throws DatabaseCannotStart saying what to do when nothing works.
 */
export async function findConfinement(
  folder: string,
  works: (prefix: string[]) => Promise<boolean> = startsSomething,
  us = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 },
): Promise<Confinement> {
  if (us.uid !== 0) return { prefix: (await works(TIED)) ? TIED : [], owner: us };
  if (await works(NAMESPACE)) return { prefix: NAMESPACE, owner: us };
  const info = await stat(folder);
  const owner = info.uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid: info.uid, gid: info.gid };
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const other = [TIED[0], ...ids, ...TIED.slice(1)];
  if (await works(other)) return { prefix: other, owner };
  throw new DatabaseCannotStart(
    'PostgreSQL refuses to run as root, and this machine lets root neither make a user namespace ' +
      'nor become another user. Start Quarry as an ordinary user, or set DATABASE_URL.',
  );
}

/** Gives a folder and all in it to somebody, unless it is theirs already. */
export async function giveTo({ uid, gid }: Confinement['owner'], folder: string): Promise<void> {
  const info = await stat(folder).catch(() => null);
  if (!info || process.geteuid?.() !== 0 || info.uid === uid) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSocket()) await chown(join(entry.parentPath, entry.name), uid, gid);
  }
}

async function startsSomething([command, ...args]: string[]): Promise<boolean> {
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
}
