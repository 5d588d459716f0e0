import type { Query } from '@naksha/events/kernel';
import { single, wrong } from './parse-query.ts';

export type PagePlace = { at: string; id: string };

export function parsePageCursor(query: Query): PagePlace | null {
  const text = single(query, 'cursor');
  if (text === undefined) return null;
  const [, at, id] = /^(\d{4}-[\dT:.-]+Z)~([0-9a-z-]{1,100})$/.exec(text) ?? [];
  if (!at) throw wrong('cursor', 'must be the cursor of an earlier response');
  return { at, id };
}

export const printPageCursor = (place: PagePlace | null | undefined): string | null =>
  place ? `${place.at}~${place.id}` : null;
