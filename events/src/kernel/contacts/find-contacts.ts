import { findAddresses } from './find-addresses.ts';
import { type Finding, findNumbers } from './find-numbers.ts';
import { foldText } from './fold-text.ts';
import { tokenize } from './tokens.ts';

export type ContactKind = Finding['kind'];
/** A way to reach somebody within a text: from and to are places in its UTF-16. Not sure where an honest text may say the same. */
export type Contact = { kind: ContactKind; sure: boolean; from: number; to: number };

/**
 * Ways to reach somebody: phone numbers, e-mail addresses, links and names on messengers, written, said or disguised, in
 * order. Time and memory grow with the text's length and no faster: words are judged by a bounded number of neighbours, and
 * no more digits are put together than a number can have.
 */
export function findContacts(text: string): Contact[] {
  const folded = foldText(text);
  const tokens = tokenize(folded.text);
  const original = ({ at, text: { length } }: { at: number; text: string }) =>
    text.slice(folded.from[at], folded.to[at + length - 1]);
  return [...findNumbers(tokens), ...findAddresses(tokens, original)]
    .map(({ kind, sure, first, last }) => ({
      kind,
      sure,
      from: folded.from[tokens[first].at],
      to: folded.to[tokens[last].at + tokens[last].text.length - 1],
    }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** What a text is told for that stands in public: why not, or that nobody but a person can tell. */
export type ContactVerdict = ContactKind | 'unclear';

/** @returns undefined where the text holds no way to reach anybody */
export function judgeContacts(text: string): ContactVerdict | undefined {
  const contacts = findContacts(text);
  return contacts.find(({ sure }) => sure)?.kind ?? (contacts.length > 0 ? 'unclear' : undefined);
}
