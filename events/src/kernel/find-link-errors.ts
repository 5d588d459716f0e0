import type { FieldError } from './field-error.ts';
import { parseFilter } from './filter.ts';
import { FILTER_KEYS } from './map-filter.ts';
import { SORTS } from './print-home-view.ts';
import { parseQueryString } from './query.ts';

/** Must be valid without clamping. */
export function listQueryLinkErrors(query: string): FieldError[] {
  const { sort, ...asked } = parseQueryString(query);
  const errors = parseFilter(asked).errors;
  for (const field of Object.keys(asked))
    if (!FILTER_KEYS.includes(field)) errors.push({ field, reason: 'is not a known filter' });
  if (sort !== undefined && !SORTS.some((known) => known === sort))
    errors.push({ field: 'sort', reason: `must be one of ${SORTS.join(', ')}` });
  return errors;
}
