import { parseArgs } from 'node:util';
import { usageError } from '../commands/help.ts';
import { UserError } from '../process/user-error.ts';

export type BackupCommand = { act: 'take' | 'prune' | 'list'; folder: string; bytesASecond: number };

const MEGABYTE = 1e6;

export function parseBackupArguments(words: readonly string[]): BackupCommand {
  const { positionals, most } = parse(words);
  const [first, second, ...more] = positionals;
  const act = second && (first === 'prune' || first === 'list') ? first : 'take';
  const folder = act === 'take' ? first : second;
  if (!folder) throw usageError('backup', 'FOLDER is missing.');
  const unexpected = act === 'take' ? positionals.slice(1) : more;
  if (unexpected.length > 0) throw usageError('backup', `Unexpected argument: ${unexpected.join(' ')}`);
  return { act, folder, bytesASecond: most === undefined ? Number.POSITIVE_INFINITY : readMegabytes(most) };
}

function readMegabytes(text: string): number {
  const megabytes = Number(text);
  if (!(megabytes > 0)) throw new UserError(`--most-mb ${text}: use a number of megabytes per second, such as 20`);
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
    throw usageError('backup', (error as Error).message);
  }
}
