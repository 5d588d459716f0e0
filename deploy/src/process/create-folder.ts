import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Not with `recursive`, because Node loops forever in file systems without folders, such as /proc.
 * @param name the setting
 */
export function ensureWritableFolder(name: string, folder: string, mode = 0o777): void {
  try {
    createWithParents(resolve(folder), mode);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UserError(`${name}: cannot write to ${folder}: ${describe(error as NodeJS.ErrnoException)}`);
  }
}

function createWithParents(folder: string, mode: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) createWithParents(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function describe({ code, path, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file, but must be a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `permission denied on ${path}. Change its owner to the current user, or set another folder.`;
    case 'ENOENT':
      return `${path} cannot be created. Set another folder.`;
    default:
      return message;
  }
}
