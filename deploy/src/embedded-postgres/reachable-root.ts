import { lstatSync, mkdirSync } from 'node:fs';
import { UserError } from '../process/user-error.ts';

/**
 * Where root stores files for the unprivileged user if the project is in a closed folder such as /root.
 * @throws if another user could have written there
 */
export function ensureFolderForUnprivilegedUser(): string {
  const folder = '/var/lib/naksha';
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new UserError(
      `${folder} can be changed by users other than root. Run: chown root ${folder} && chmod go-w ${folder}`,
    );
  return folder;
}
