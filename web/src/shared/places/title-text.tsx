import type { TitledListing } from '@naksha/events/contracts';
import { formatPlace } from '@naksha/events/kernel';
import { useCities } from '../api/cities.ts';
import { currentLocale } from '../messages/locale.ts';
import { joinPlaceInLocale } from './place-name.ts';

type WriteTitle = typeof import('./made-title.ts').titleInLocaleIfGenerated;
let writeTitle: WriteTitle = ({ title }) => title;

/** Before rendering; not needed for English. */
export async function loadTitleTranslator(): Promise<void> {
  if (currentLocale !== 'en') writeTitle = (await import('./made-title.ts')).titleInLocaleIfGenerated;
}

const asWritten = (listing: TitledListing) => ({ title: listing.title, place: formatPlace(listing) });
function useTranslated(listing: TitledListing) {
  const cities = useCities();
  return { title: writeTitle(listing, cities), place: joinPlaceInLocale(cities, listing) };
}

export const useTitle = currentLocale === 'en' ? asWritten : useTranslated;

type Props = { listing: TitledListing };
const AsWritten = ({ listing }: Props) => listing.title;
const Translated = ({ listing }: Props) => writeTitle(listing, useCities());

export const TitleText = currentLocale === 'en' ? AsWritten : Translated;
