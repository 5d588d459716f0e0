import { formatPlace } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { useCities } from '../api/cities.ts';
import { currentLocale } from '../messages/locale.ts';
import { joinPlaceInLocale } from './place-name.ts';

type Props = { place: { project?: string; locality?: string; city: string }; separator?: string };

/** Listings have English place names. */
const AsWritten = (props: Props) => join(props, ({ locality = '', city }) => formatPlace({ locality, city }));

function Translated(props: Props) {
  const cities = useCities();
  return translatePlace(props, cities);
}

export const translatePlace = (props: Props, cities: readonly City[], locale = currentLocale): string =>
  join(props, ({ locality = '', city }) => joinPlaceInLocale(cities, { locality, city }, locale));

const join = ({ place, separator = ', ' }: Props, write: (place: Props['place']) => string): string =>
  [place.project, write(place)].filter(Boolean).join(separator);

export const PlaceText = currentLocale === 'en' ? AsWritten : Translated;
