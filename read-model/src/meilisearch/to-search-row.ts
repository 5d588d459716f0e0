import type { StoredDocument } from '../documents/stored-document.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listFoldedTerms } from '../search/match-text.ts';

/** What the index holds of a listing: what it may be found by, nothing that is shown. */
export type SearchRow = {
  id: string;
  partition: number;
  seq: number;
  /** Of its title and of its places: the words as every search here takes them apart, which is not how Meilisearch does. */
  titleWords: string;
  placeWords: string;
  /** Numbers with the word that each belongs to, and alone: compared as a whole. */
  numbers: string[];
  propertyType: string;
  subtype: string;
  bedrooms: number | null;
  lister: string;
  price: number;
  city: string | null;
  places: string[];
};

const HAS_NUMBER = /\p{N}/u;

/** @returns undefined for what is not verified and on the market */
export function toSearchRow({ id, partition, seq, body }: StoredDocument<ListingDocument>): SearchRow | undefined {
  if (body?.state !== 'verified') return undefined;
  const { facts, free, lister, price } = body;
  const placeNames = [facts.project, facts.locality, facts.city].filter((name) => name !== undefined);
  const [ofTitle, ofPlaces] = [[free.title], placeNames].map((texts) => texts.flatMap(listFoldedTerms));
  return {
    id,
    partition,
    seq,
    titleWords: printWords(ofTitle),
    placeWords: printWords(ofPlaces),
    numbers: [...new Set([...ofTitle, ...ofPlaces].filter((term) => HAS_NUMBER.test(term)))],
    propertyType: facts.propertyType,
    subtype: facts.subtype,
    bedrooms: facts.bedrooms ?? null,
    lister,
    price,
    city: facts.placeIds?.city ?? null,
    places: Object.values(facts.placeIds ?? {}),
  };
}

const printWords = (terms: readonly string[]): string => terms.filter((term) => !HAS_NUMBER.test(term)).join(' ');
