import { readFileSync } from 'node:fs';
import { UserError } from '../process/user-error.ts';

export type UnixUser = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; then it runs as `postgres` if that user exists, otherwise as `nobody`. */
export const isRoot = process.getuid?.() === 0;

export function findUnprivilegedUserIfRoot(): UnixUser | undefined {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new UserError(
      'PostgreSQL cannot run as root. Create a system user named "postgres", or start as another user.',
    );
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
