import { findContacts } from '@naksha/events/contacts';
import { type FieldError, hasLetterOrDigit, parseQueryString } from '@naksha/events/kernel';
import { explainUnsafeMarkdown, tryRemoveUnsafeMarkdown } from '@naksha/events/markdown';
import { cleanMultilineMarkup, cleanSingleLine } from '../text/clean-text.ts';
import { textOrAddContactError } from '../text/refuse-contacts.ts';
import type { ItemDefinedEvent } from './catalogue-item.ts';

/** `poly` and numeric query values are not among them. */
const READABLE_FIELDS: ReadonlySet<string> = new Set([
  ...['names', 'aka', 'credit', 'group', 'title'],
  ...['author', 'category', 'excerpt', 'question', 'answer'],
]);

/** One line without invisible characters. Articles keep their lines, but no active content. */
export const cleanReadableTexts = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      READABLE_FIELDS.has(field)
        ? cleanDeep(value)
        : field === 'text' && typeof value === 'string'
          ? cleanMarkdown(value)
          : value,
    ]),
  );

const cleanMarkdown = (text: string): string => tryRemoveUnsafeMarkdown(cleanMultilineMarkup(text)).trim();

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanSingleLine(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanDeep(inner)]));
}

/** Must be visible and contain no contact details. */
export function listCatalogueTextErrors(item: ItemDefinedEvent): FieldError[] {
  const errors: FieldError[] = [];
  const judge = (field: string, text: string) => textOrAddContactError(field, text, { errors, allowed: true });
  for (const [field, text] of listReadableTexts(item)) {
    if (hasLetterOrDigit(text)) judge(field, text);
    else errors.push({ field, reason: 'must contain a letter or a digit' });
  }
  for (const [field, text] of listTextsThatMayLink(item))
    if (findContacts(text).some(({ sure, kind }) => sure && kind !== 'link'))
      errors.push({ field, reason: 'must not contain a phone number or an email address' });
  const { data } = item;
  const fault = 'text' in data ? explainUnsafeMarkdown(data.text) : undefined;
  if (fault) errors.push({ field: 'text', reason: fault });
  if (!('slug' in data)) judge('id', hyphensToSpaces(data.id));
  else judge('slug', hyphensToSpaces(data.slug));
  if (item.type === 'QueryLinkDefined') {
    const { search, place } = parseQueryString(item.data.query);
    for (const text of [search, place].flat()) if (text) judge('query', hyphensToSpaces(text));
  }
  return errors;
}

/** Slugs separate words by hyphens. */
const hyphensToSpaces = (text: string): string => text.replaceAll('-', ' ');

function listReadableTexts(item: ItemDefinedEvent): [field: string, text: string][] {
  const inEach = (field: string, words: object) =>
    Object.entries(words).map(([key, text]): [string, string] => [`${field}.${key}`, text]);
  switch (item.type) {
    case 'QueryLinkDefined':
      return [...inEach('group', item.data.group), ...inEach('title', item.data.title)];
    case 'FaqDefined':
      return [...inEach('question', item.data.question), ...inEach('answer', item.data.answer)];
    case 'BlogDefined':
      return (['title', 'author', 'category', 'excerpt'] as const).map((field) => [field, item.data[field]]);
    default:
      return [...inEach('names', item.data.names), ...inEach('aka', item.data.aka)];
  }
}

/** Licences require links in credits, and articles cite sources. */
function listTextsThatMayLink({ data }: ItemDefinedEvent): [field: string, text: string][] {
  if ('text' in data) return [['text', data.text]];
  return 'credit' in data && data.credit ? [['credit', data.credit]] : [];
}
