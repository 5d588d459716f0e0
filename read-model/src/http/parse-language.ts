import { LOCALES, type Locale } from '@naksha/events/contracts';
import type { QueryParameters } from '@naksha/events/kernel';
import { invalidParameterProblem, parseSingleParameter } from './parse-query.ts';

export function parseLanguage(query: QueryParameters): Locale {
  const asked = parseSingleParameter(query, 'lang') ?? 'en';
  const language = LOCALES.find((one) => one === asked);
  if (!language) throw invalidParameterProblem('lang', `must be one of ${LOCALES.join(', ')}`);
  return language;
}
