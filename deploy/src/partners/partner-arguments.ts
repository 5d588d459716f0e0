import { parseArgs } from 'node:util';
import { UserError } from '../process/user-error.ts';
import { splitWords } from '../terminal/split-words.ts';

export type PartnerCommand =
  | { act: 'list' }
  | { act: 'end'; name: string }
  | { act: 'add'; name: string; types: string[]; place: string };

export const PARTNER_USAGE = [
  'say what and for whom:',
  '  npm run partner -- add "A firm" --types ListingVerified,ListingPriceChanged --place mohali (or --place "*" for every city)',
  '  npm run partner -- list',
  '  npm run partner -- end "A firm"',
].join('\n');

/** @throws UserError saying how it is said */
export function readPartnerArguments(words: readonly string[]): PartnerCommand {
  const { act, name, more, types, place } = parse(words);
  if (act === 'list' && !name && !types && !place) return { act };
  if (!name || more.length > 0) throw new UserError(PARTNER_USAGE);
  if (act === 'end' && !types && !place) return { act, name };
  if (act !== 'add') throw new UserError(PARTNER_USAGE);
  if (!types || !place)
    throw new UserError(`say with --types what it is told of and with --place where\n${PARTNER_USAGE}`);
  return { act, name, types: splitWords(types), place };
}

function parse(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { types: { type: 'string' }, place: { type: 'string' } },
    });
    const [act, name, ...more] = positionals;
    return { act, name, more, ...values };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${PARTNER_USAGE}`);
  }
}
