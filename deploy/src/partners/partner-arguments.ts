import { parseArgs } from 'node:util';
import { usageError } from '../commands/help.ts';
import { splitCommaSeparated } from '../terminal/split-words.ts';

export type PartnerCommand =
  | { act: 'list' }
  | { act: 'end'; name: string }
  | { act: 'add'; name: string; types: string[]; place: string };

export function parsePartnerArguments(words: readonly string[]): PartnerCommand {
  const { act, name, more, types, place } = parse(words);
  if (act === 'list' && !name && !types && !place) return { act };
  if (act !== 'list' && act !== 'add' && act !== 'end')
    throw usageError('partner', act ? `Unknown action: ${act}` : 'The action is missing.');
  if (act === 'list') throw usageError('partner', 'list takes no further arguments.');
  if (!name) throw usageError('partner', 'The name of the partner is missing.');
  if (more.length > 0) throw usageError('partner', `Unexpected argument: ${more.join(' ')}. Put the name in quotes.`);
  if (act === 'end') {
    if (types || place) throw usageError('partner', 'end takes neither --types nor --place.');
    return { act, name };
  }
  if (!types) throw usageError('partner', '--types, the event types of the feed, is missing.');
  if (!place) throw usageError('partner', '--place, the city of the feed, is missing.');
  return { act, name, types: splitCommaSeparated(types), place };
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
    throw usageError('partner', (error as Error).message);
  }
}
