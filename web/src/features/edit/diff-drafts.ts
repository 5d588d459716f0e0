import { ATTRIBUTES } from '@naksha/events/kernel';
import type { Draft } from '../post/draft.ts';
import { draftToRequestBody } from '../post/draft-on-wire.ts';

const FIXED = new Set(['lister']);

/** Null for removed values; empty without changes. */
export function diffDrafts(before: Draft, after: Draft): Record<string, unknown> {
  const [from, to] = [toWire(before), toWire(after)];
  const patch: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)]))
    if (!FIXED.has(field) && JSON.stringify(from[field]) !== JSON.stringify(to[field]))
      patch[field] = to[field] ?? null;
  // City and locality follow a moved pin unless chosen.
  if (patch.position) {
    if (patch.locality === null) delete patch.locality;
    if (patch.city === null) delete patch.city;
  }
  return patch;
}

const toWire = (draft: Draft): Record<string, unknown> => ({
  property_type: draft.type,
  property_subtype: draft.subtype,
  ...draftToRequestBody(draft),
});

const FREE_ATTRIBUTES = ATTRIBUTES.filter(({ review }) => review === 'free').map(({ wire }) => wire);
const AT_ONCE = new Set<string>(['expected_price', 'title', 'description', 'amenities', 'rooms', ...FREE_ATTRIBUTES]);

/** See docs/decisions/listings.md. */
export const changesNeedReview = (patch: Record<string, unknown>): boolean =>
  Object.keys(patch).some((field) => !AT_ONCE.has(field));
