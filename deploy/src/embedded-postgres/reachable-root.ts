import { lstatSync, mkdirSync } from 'node:fs';
import { UserError } from '../process/user-error.ts';

/**
 * Where root keeps what the unprivileged user must reach when the project lies under a folder closed to others (say /root).
 * @throws where somebody else could have put something there
 */
export function reachableRoot(): string {
  const folder = '/var/lib/naksha';
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new UserError(`${folder} must belong to root and be writable by root alone`);
  return folder;
}
