import type { QueryParameters } from '@naksha/events/kernel';
import { invalidParameterProblem, parseSingleParameter } from './parse-query.ts';

export type PagePosition = { at: string; id: string };

export function parsePageCursor(query: QueryParameters): PagePosition | null {
  const text = parseSingleParameter(query, 'cursor');
  if (text === undefined) return null;
  const [, at, id] = /^(\d{4}-[\dT:.-]+Z)~([0-9a-z-]{1,100})$/.exec(text) ?? [];
  if (!at) throw invalidParameterProblem('cursor', 'must be the cursor of an earlier response');
  return { at, id };
}

export const formatPageCursor = (place: PagePosition | null | undefined): string | null =>
  place ? `${place.at}~${place.id}` : null;
