import { parseArgs } from 'node:util';

export type ImportArguments = { file: string; as: string; maps: string[]; update: boolean };

export const IMPORT_USAGE =
  'npm run import -- FILE.csv --as +91… [--map theirs=ours …] [--update]\n' +
  '  --as      the seller’s number, with country code\n' +
  '  --map     the file’s name of one of our columns\n' +
  '  --update  edit listings whose row has changed; without it they are only reported';

/** @returns undefined where they make no sense: print the usage */
export function importArguments(args: string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { as: { type: 'string' }, map: { type: 'string', multiple: true }, update: { type: 'boolean' } },
    });
    if (positionals.length !== 1 || !values.as) return undefined;
    return { file: positionals[0], as: values.as, maps: values.map ?? [], update: values.update ?? false };
  } catch {
    return undefined;
  }
}
