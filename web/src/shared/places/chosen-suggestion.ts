import { NEAR_KM } from '@naksha/events/kernel';
import type { SearchReadingResponse, Suggestion } from '@naksha/events/wire/suggestions';
import { isSuggestedSearch, type SuggestionOrSearch } from './offer.ts';

/** A landmark filters by the area around it. */
export function suggestionToSearchReading(offer: SuggestionOrSearch): SearchReadingResponse {
  const plain = { ignored: [], corrections: [], choices: [] };
  if (isSuggestedSearch(offer)) return { places: offer.places, query: offer.query, ...plain };
  const query = offer.type === 'landmark' ? `within=${offer.slug},${NEAR_KM}km` : `place=${offer.slug}`;
  return { places: [offer], query, ...plain };
}

/** Requirement F-04. */
export const propertyPath = ({ subtype, slug }: Suggestion): string => `/${subtype ?? 'other'}/${slug}`;
