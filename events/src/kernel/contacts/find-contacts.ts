import { findLinksAndEmails } from './find-addresses.ts';
import { type Finding, findPhoneNumbers } from './find-numbers.ts';
import { foldText } from './fold-text.ts';
import { tokenize } from './tokens.ts';

export type ContactKind = Finding['kind'];
/** UTF-16 offsets. Not sure if an ordinary text may say the same. */
export type ContactSpan = { kind: ContactKind; sure: boolean; from: number; to: number };

/** Linear in time and memory: words are judged by a bounded number of neighbours. */
export function findContacts(text: string): ContactSpan[] {
  const folded = foldText(text);
  const tokens = tokenize(folded.text);
  const original = ({ at, text: { length } }: { at: number; text: string }) =>
    text.slice(folded.from[at], folded.to[at + length - 1]);
  return [...findPhoneNumbers(tokens), ...findLinksAndEmails(tokens, original)]
    .map(({ kind, sure, first, last }) => ({
      kind,
      sure,
      from: folded.from[tokens[first].at],
      to: folded.to[tokens[last].at + tokens[last].text.length - 1],
    }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** `unclear`: a person must decide. */
export type ContactVerdict = ContactKind | 'unclear';

export function classifyContactDetails(text: string): ContactVerdict | undefined {
  const contacts = findContacts(text);
  return contacts.find(({ sure }) => sure)?.kind ?? (contacts.length > 0 ? 'unclear' : undefined);
}
