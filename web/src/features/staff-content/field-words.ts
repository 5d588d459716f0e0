import type { PlainKey } from '@naksha/events/messages';
import { t } from '../../shared/messages/t.ts';

const NAMES: Readonly<Record<string, PlainKey>> = {
  id: 'staffContent.ownId',
  slug: 'staffContent.ownId',
  names: 'staffContent.name',
  aka: 'staffContent.aka',
  position: 'staffContent.position',
  radiusM: 'staffContent.radius',
  outline: 'staffContent.outline',
  credit: 'staffContent.credit',
  zoom: 'staffContent.zoom',
  stateName: 'staffContent.stateName',
  order: 'staffContent.order',
  city: 'staffContent.city',
  locality: 'staffContent.locality',
  type: 'staffContent.type',
  featured: 'staffContent.featured',
  demo: 'staffContent.demo',
  title: 'staffContent.linkTitle',
  group: 'staffContent.group',
  place: 'staffContent.place',
  query: 'staffContent.query',
  keptInsteadOf: 'staffContent.keptInsteadOf',
  state: 'staffContent.blog.state',
  language: 'staffContent.blog.language',
  author: 'staffContent.blog.author',
  cover: 'staffContent.blog.cover',
  category: 'staffContent.blog.category',
  postedOn: 'staffContent.blog.postedOn',
  excerpt: 'staffContent.blog.excerpt',
  text: 'staffContent.blog.text',
  question: 'staffContent.faq.question',
  answer: 'staffContent.faq.answer',
};
const LANGUAGES: Readonly<Record<string, PlainKey>> = {
  en: 'staffContent.language.en',
  hi: 'staffContent.language.hi',
  pa: 'staffContent.language.pa',
};
const STATES: Readonly<Record<string, PlainKey>> = {
  draft: 'staffContent.blog.draft',
  published: 'staffContent.blog.public',
};

/** Such as `names.hi`; fields without a label keep the path. */
export function labelOfContentField(path: string): string {
  const [field, part] = path.split('.');
  const name = Object.hasOwn(NAMES, field) ? t(NAMES[field]) : field;
  if (part === undefined) return name;
  return `${name} (${Object.hasOwn(LANGUAGES, part) ? t(LANGUAGES[part]) : part})`;
}

export function formatContentValue(field: string, value: unknown): string {
  if (value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'staffContent.yes' : 'staffContent.no');
  if (field === 'state' && Object.hasOwn(STATES, String(value))) return t(STATES[String(value)]);
  if (field === 'language' && Object.hasOwn(LANGUAGES, String(value))) return t(LANGUAGES[String(value)]);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ') || '–';
  if (isWords(value)) return printWords(value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => Object.hasOwn(LANGUAGES, key));

/** Independent of key order. */
const printWords = (words: Readonly<Record<string, string>>): string =>
  Object.entries(LANGUAGES)
    .flatMap(([language, name]) => (words[language] === undefined ? [] : [`${t(name)}: ${words[language]}`]))
    .join('\n');
