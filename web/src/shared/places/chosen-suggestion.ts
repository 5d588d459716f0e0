import type { NamedPlaces, Suggestion } from '@naksha/events/wire/suggestions';

/** A chosen place says as much as one that was typed; a landmark only moves the map. */
export const nameChosen = (place: Suggestion): NamedPlaces => ({
  places: [place],
  query: place.type === 'landmark' ? '' : `place=${place.slug}`,
});

/** The page of a property (requirement F-04). */
export const propertyPath = ({ subtype, slug }: Suggestion): string => `/${subtype ?? 'other'}/${slug}`;
