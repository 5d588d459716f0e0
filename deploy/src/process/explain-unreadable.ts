import { readFile } from 'node:fs/promises';
import { UserError } from './user-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist. Check the name and the folder.',
  EISDIR: 'is a folder. Name a file.',
  ENOTDIR: 'is not a folder.',
  EACCES: 'cannot be read: permission denied.',
  EPERM: 'cannot be read: permission denied.',
};

export const explainUnreadableFile = (path: string, error: Error): string =>
  `${path} ${REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? `cannot be read: ${error.message}`}`;

export const readFileOrExplain = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: Error) => {
    throw new UserError(explainUnreadableFile(path, error));
  });
