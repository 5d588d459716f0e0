import { type AttributeValues, FACETS, listingNumber } from '@naksha/events/kernel';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { ListerIds } from '../listing/lister-ids.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listAttributeWords, removeAccentsAndSplitTerms } from '../search/match-text.ts';

/** Search terms only, nothing that is displayed. */
export type SearchRow = {
  id: string;
  partition: number;
  seq: number;
  /** Split by our own tokenizer, which differs from Meilisearch's. */
  titleWords: string;
  placeWords: string;
  attributeWords: string;
  /** Numbers with their word, and alone. */
  numbers: string[];
  propertyType: string;
  subtype: string;
  lister: string;
  /** Of agents and builders. */
  listerId: string | null;
  price: number;
  city: string | null;
  places: string[];
  amenities: readonly string[];
  rooms: readonly string[];
  sqft: number;
  hasPhotos: boolean;
  isReduced: boolean;
  /** Grows with time. */
  number: number;
  /** Rupees per square foot. */
  rate: number;
  /** What `not_words` excludes by. */
  ownTerms: string[];
  attributes: Record<string, string | number | true>;
};

const HAS_NUMBER = /\p{N}/u;

export function toSearchRow(
  { id, partition, seq, body }: StoredDocument<ListingDocument>,
  listerIds: ListerIds,
): SearchRow | undefined {
  if (body?.state !== 'verified') return undefined;
  const { facts, free, lister, price, cut } = body;
  const placeNames = [facts.project, facts.locality, facts.city].filter((name) => name !== undefined);
  const [ofTitle, ofPlaces] = [[free.title], placeNames].map((texts) => texts.flatMap(removeAccentsAndSplitTerms));
  return {
    id,
    partition,
    seq,
    titleWords: printWords(ofTitle),
    placeWords: printWords(ofPlaces),
    attributeWords: listAttributeWords({ ...facts, ...free }).join(' '),
    numbers: [...new Set([...ofTitle, ...ofPlaces].filter((term) => HAS_NUMBER.test(term)))],
    propertyType: facts.propertyType,
    subtype: facts.subtype,
    lister,
    listerId: listerIds.find(body) ?? null,
    price,
    city: facts.placeIds?.city ?? null,
    places: Object.values(facts.placeIds ?? {}),
    amenities: free.amenities,
    rooms: free.rooms,
    sqft: facts.area.sqft,
    hasPhotos: (facts.photos ?? []).length > 0,
    isReduced: cut !== undefined,
    number: listingNumber(body.id),
    rate: price / facts.area.sqft,
    ownTerms: [...new Set([free.title, facts.project ?? '', facts.locality ?? ''].flatMap(removeAccentsAndSplitTerms))],
    attributes: listFacetValues({ ...facts, ...free }),
  };
}

const printWords = (terms: readonly string[]): string => terms.filter((term) => !HAS_NUMBER.test(term)).join(' ');

const listFacetValues = (values: AttributeValues): SearchRow['attributes'] =>
  Object.fromEntries(
    FACETS.flatMap(({ name, value }) => {
      const given = values[name];
      return given === undefined ? [] : [[name, value.type === 'text' ? true : given]];
    }),
  );
