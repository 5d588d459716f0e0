import { formatPlace } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { t, tEnglish } from '../../shared/messages/t.ts';
import { composeListingTitle } from '../../shared/places/made-title.ts';
import { joinPlaceInLocale } from '../../shared/places/place-name.ts';
import type { Draft } from './draft.ts';

/** The English text is stored and shown to everyone in their language. */
export type SuggestedTitle = { here: string; english: string };

export function suggestTitle(
  { subtype, attributes }: Pick<Draft, 'subtype' | 'attributes'>,
  place: { name: string; city: string } | undefined,
  cities: readonly City[],
): SuggestedTitle | undefined {
  if (!place) return undefined;
  const bedrooms = attributes.bedrooms as number | undefined;
  const where = { locality: place.name, city: place.city };
  return {
    here: composeListingTitle(t, subtype, bedrooms, joinPlaceInLocale(cities, where)),
    english: composeListingTitle(tEnglish, subtype, bedrooms, formatPlace(where)),
  };
}
