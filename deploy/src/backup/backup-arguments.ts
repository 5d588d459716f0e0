import { parseArgs } from 'node:util';
import { UserError } from '../process/user-error.ts';

export type BackupCommand = { act: 'take' | 'prune' | 'list'; folder: string; bytesASecond: number };

const MEGABYTE = 1e6;
export const BACKUP_USAGE = [
  'say where to:',
  '  npm run backup -- /backups/naksha                takes one; what is there already is not copied again',
  '  npm run backup -- /backups/naksha --most-mb 20   and reads no more than 20 MB a second',
  '  npm run backup -- list /backups/naksha           says which there are',
  '  npm run backup -- prune /backups/naksha          deletes those that are older than 35 days',
].join('\n');

/** @throws UserError saying how it is said */
export function readBackupArguments(words: readonly string[]): BackupCommand {
  const { positionals, most } = parse(words);
  const [first, second, ...more] = positionals;
  const act = second && (first === 'prune' || first === 'list') ? first : 'take';
  const folder = act === 'take' ? first : second;
  if (!folder || more.length > 0 || (act === 'take' && second)) throw new UserError(BACKUP_USAGE);
  return { act, folder, bytesASecond: most === undefined ? Number.POSITIVE_INFINITY : readMegabytes(most) };
}

function readMegabytes(text: string): number {
  const megabytes = Number(text);
  if (!(megabytes > 0)) throw new UserError(`--most-mb: must be a number of megabytes a second, and is ${text}`);
  return megabytes * MEGABYTE;
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'most-mb': { type: 'string' } },
    });
    return { positionals, most: values['most-mb'] };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${BACKUP_USAGE}`);
  }
}
