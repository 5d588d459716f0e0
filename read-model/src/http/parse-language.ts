import { LOCALES, type Locale } from '@naksha/events/contracts';
import type { Query } from '@naksha/events/kernel';
import { invalidParameter, readSingle } from './parse-query.ts';

export function parseLanguage(query: Query): Locale {
  const asked = readSingle(query, 'lang') ?? 'en';
  const language = LOCALES.find((one) => one === asked);
  if (!language) throw invalidParameter('lang', `must be one of ${LOCALES.join(', ')}`);
  return language;
}
