import { findContacts } from '@naksha/events/contacts';
import { type FieldError, parseQuery } from '@naksha/events/kernel';
import { cleanLine } from '../text/clean-text.ts';
import { refuseContacts } from '../text/refuse-contacts.ts';
import type { Definition } from './catalogue-item.ts';

/** Take no room; of such, only the joiners are part of how Indian scripts are written. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]/g;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** What people read of an item, in whichever language; `poly` and the numbers of a query are none of it. */
const READ: ReadonlySet<string> = new Set(['names', 'aka', 'credit', 'group', 'title']);

/** Every text of a body that people read, as one line without what can't be seen. Whatever else it holds stays. */
export const cleanWords = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, READ.has(field) ? cleanDeep(value) : value]));

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanLine(value.replace(UNSEEN, ''));
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanDeep(inner)]));
}

/** Names, titles and addresses stand before everybody: none may be empty to the eye or a way to reach somebody. */
export function wordErrors({ data }: Definition): FieldError[] {
  const errors: FieldError[] = [];
  const judge = (field: string, text: string) => refuseContacts(field, text, { errors, allowed: true });
  for (const [field, text] of listWords(data)) {
    if (SAYS_SOMETHING.test(text)) judge(field, text);
    else errors.push({ field, reason: 'must hold a letter or a digit' });
  }
  if ('credit' in data && data.credit && findContacts(data.credit).some(({ sure, kind }) => sure && kind !== 'link'))
    // A licence may want the name of a site.
    errors.push({ field: 'credit', reason: 'must not contain a phone number or an e-mail address' });
  if ('slug' in data) {
    judge('slug', spaced(data.slug));
    const { search, place } = parseQuery(data.query);
    for (const text of [search, place].flat()) if (text) judge('query', spaced(text));
  } else judge('id', spaced(data.id));
  return errors;
}

/** An address's words are told apart by hyphens. */
const spaced = (text: string): string => text.replaceAll('-', ' ');

function listWords(data: Definition['data']): [field: string, text: string][] {
  const inEach = (field: string, words: object) =>
    Object.entries(words).map(([key, text]): [string, string] => [`${field}.${key}`, text]);
  if ('slug' in data) return [...inEach('group', data.group), ...inEach('title', data.title)];
  return [...inEach('names', data.names), ...inEach('aka', data.aka)];
}
