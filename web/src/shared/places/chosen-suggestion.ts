import type { NamedPlaces, Suggestion } from '@naksha/events/wire/suggestions';

/** A chosen place filters; a landmark only moves the map. */
export const nameChosen = (place: Suggestion): NamedPlaces => ({
  places: [place],
  query: place.type === 'landmark' ? '' : `place=${place.slug}`,
});

/** A property's page (requirement F-04). */
export const propertyPath = ({ subtype, slug }: Suggestion): string => `/${subtype ?? 'other'}/${slug}`;
