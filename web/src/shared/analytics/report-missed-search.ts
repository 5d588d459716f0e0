import { anonymizeMissedSearch, canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';
import type { MissedSearchReport } from '@naksha/events/wire/missed-searches';
import { createRandomHexId } from '../api/idempotency-key.ts';
import { isSearchReportingAllowed } from './consent.ts';
import { sendAnonymously } from './count-event.ts';

const KEY = 'naksha.search-session';

/** Of this tab; deleted with it and at sign-out. */
function searchSession(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept) return kept;
  const made = createRandomHexId();
  sessionStorage.setItem(KEY, made);
  return made;
}

/** Typed words do not leave the browser. Never asks for consent: an empty list has more useful things to say. */
export function reportMissedSearch(filter: MapFilter): void {
  const kept = isSearchReportingAllowed() && anonymizeMissedSearch(filter, () => true);
  if (kept)
    sendAnonymously('/missed-searches', {
      query: canonicalFilterQuery(kept),
      session: searchSession(),
    } satisfies MissedSearchReport);
}
