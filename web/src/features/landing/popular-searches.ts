import type { PlaceId } from '@naksha/events/kernel';
import { homePath } from '../../shared/home-path.ts';
import { t } from '../../shared/messages/t.ts';

/** What people ask for most (requirement L-08), each with the map that answers it. */
export const popularSearches = (): { text: string; href: string }[] => [
  { text: t('landing.popular.2mohali'), href: flats(2, 'mohali') },
  { text: t('landing.popular.3mohali'), href: flats(3, 'mohali') },
  { text: t('landing.popular.4mohali'), href: flats(4, 'mohali') },
  { text: t('landing.popular.2chandigarh'), href: flats(2, 'chandigarh') },
  { text: t('landing.popular.3chandigarh'), href: flats(3, 'chandigarh') },
  { text: t('landing.popular.2zirakpur'), href: flats(2, 'zirakpur') },
];

const flats = (bedrooms: number, city: string): string =>
  homePath({
    city,
    filter: { propertyType: 'residential', subtype: 'flat', bedroom: bedrooms, place: [city as PlaceId] },
  });
