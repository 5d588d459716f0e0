import { join, resolve } from 'node:path';
import { FRESH_REMEDY } from '../data-folder/created-once.ts';
import { UserError } from '../process/user-error.ts';

export function toStartFailureError(error: Error, dataDir: string): Error {
  if (error instanceof UserError) return error;
  const folder = resolve(dataDir);
  return new UserError(`NAKSHA_DATA_DIR: ${describe(error, folder)}`, { cause: error });
}

function describe(error: Error & { code?: string }, folder: string): string {
  const { code, message } = error;
  if (code === 'ENOSPC' || /No space left on device|ENOSPC/.test(message))
    return `the disk of ${folder} is full. Free some space and start again.`;
  if (code === INVALID_PASSWORD)
    return `${join(folder, 'postgres.password')} does not contain the password of the database in ${folder}. Restore the file from a backup, ${FRESH_REMEDY}`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code ?? '') || /Permission denied|wrong ownership|Read-only/.test(message))
    return `the current user has no access to the database in ${folder} (${lastOutput(message)}). Start as the owner of the folder, or change its owner to the current user.`;
  const [, was] = /initialized by PostgreSQL version ([\d.]+)/.exec(message) ?? [];
  if (was)
    return `the database in ${folder} was created by PostgreSQL ${was}, which this version cannot read. Start the version that created it, take a backup, and restore it here (docs/operations.md).`;
  const reason = `cannot start the database in ${folder}: ${lastOutput(message)}`;
  return REASON.test(message) ? `${reason}. Restore the folder from a backup, ${FRESH_REMEDY}` : reason;
}

const REASON = /^.*?\b(?:FATAL|PANIC|error|postgres):\s*/m;

/** SQLSTATE. */
const INVALID_PASSWORD = '28P01';

function lastOutput(message: string): string {
  const lines = message.trim().split('\n');
  const reason = lines.findLast((line) => REASON.test(line)) ?? lines.at(-1) ?? '';
  return reason.replace(REASON, '').replace(/\.$/, '');
}
