import { basename, dirname, join } from 'node:path';
import { UserError } from '../process/user-error.ts';
import { listBackups } from './manifest.ts';

/** @param path of a backup, or of the folder of all backups for the newest */
export function findBackup(path: string): { folder: string; name: string } {
  const newest = listBackups(path).finished.at(-1);
  if (newest) return { folder: path, name: newest };
  const [folder, name] = [dirname(path), basename(path)];
  if (listBackups(folder).finished.includes(name)) return { folder, name };
  throw new UserError(
    `No complete backup in ${join(path)}. Run npm run backup -- list FOLDER to list the backups of a folder.`,
  );
}
