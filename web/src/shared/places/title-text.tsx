import { useCities } from '../api/cities.ts';
import { currentLocale } from '../messages/locale.ts';
import type { TitledListing } from './made-title.ts';

type WriteTitle = typeof import('./made-title.ts').titleHere;
let writeTitle: WriteTitle = ({ title }) => title;

/** Before anything is drawn: English pages show titles as they are stored. */
export async function loadTitles(): Promise<void> {
  if (currentLocale !== 'en') writeTitle = (await import('./made-title.ts')).titleHere;
}

type Props = { listing: TitledListing };
const AsWritten = ({ listing }: Props) => listing.title;
const Translated = ({ listing }: Props) => writeTitle(listing, useCities());

/** The title of a listing, in the page's language where it is of our making. */
export const TitleText = currentLocale === 'en' ? AsWritten : Translated;
