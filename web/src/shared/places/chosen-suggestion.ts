import { NEAR_KM } from '@naksha/events/kernel';
import type { SearchReadingResponse, Suggestion } from '@naksha/events/wire/suggestions';

/** A chosen place filters by itself, a landmark by the area around it. */
export const readingOfSuggestion = (place: Suggestion): SearchReadingResponse => ({
  places: [place],
  query: place.type === 'landmark' ? `within=${place.slug},${NEAR_KM}km` : `place=${place.slug}`,
  ...{ ignored: [], corrections: [], choices: [] },
});

/** Requirement F-04. */
export const propertyPath = ({ subtype, slug }: Suggestion): string => `/${subtype ?? 'other'}/${slug}`;
