import { statSync } from 'node:fs';
import { UserError } from '../process/user-error.ts';

/** Compares file identities rather than names, because a link may point to one of them. */
export function assertNotOverwriting(file: string, protectedFiles: readonly string[]): void {
  const target = statSync(file, { throwIfNoEntry: false });
  if (!target) return;
  const isTarget = (path: string) => {
    const one = statSync(path, { throwIfNoEntry: false });
    return one?.dev === target.dev && one.ino === target.ino;
  };
  if (protectedFiles.some(isTarget))
    throw new UserError(
      `${file} belongs to the open data and cannot be overwritten. Choose another file for the result.`,
    );
}
