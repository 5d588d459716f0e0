import {
  type FacetCondition,
  firstListingNumberSince,
  type Gazetteer,
  type ListingFilters,
  type ListingId,
  listFacetConditions,
  type MapFilter,
  type PlaceId,
  priceRangeInRupees,
  type Subtype,
  sizeRangeInSqftWithTolerance,
} from '@naksha/events/kernel';
import type { RankedPage, Suggestion } from '@naksha/events/wire/suggestions';
import type { Documents } from '../documents/documents.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { correctUnknownWords } from '../search/correct-words.ts';
import { loadSearchHits } from '../search/find-hits.ts';
import {
  type ListingSearch,
  SEARCHED_FILTERS,
  type SearchedFilterName,
  type SearchFilter,
  type SuggestOptions,
} from '../search/listing-search.port.ts';
import { listWordsWithFoldedForms, PHRASE_WORDS, removeAccentsAndParseTerms } from '../search/match-text.ts';
import { CurrentPlaces } from '../search/suggest-places.ts';
import {
  type Candidate,
  listCandidateTexts,
  mergeSuggestions,
  rankProperties,
  spellingDistanceOfCandidate,
} from '../search/suggest-properties.ts';
import { isSelectiveEnough, mayBeWordBeginning } from '../search/text-query.ts';
import type { MeilisearchIndex } from './meilisearch-index.ts';

const CANDIDATES = 60;
const COUNTED = ['subtype', 'attributes.bedrooms', 'city'];

/** Documents provide the content, so listings that left the market are omitted even if the index is behind. */
export class MeilisearchListingSearch implements ListingSearch {
  readonly #places: CurrentPlaces;

  constructor(
    private readonly index: MeilisearchIndex,
    private readonly documents: Documents,
    places: { readonly gazetteer: Gazetteer },
  ) {
    this.#places = new CurrentPlaces(places);
  }

  async suggest(text: string, { city, limit }: SuggestOptions): Promise<Suggestion[]> {
    const places = this.#places.index.suggest(text, city);
    const terms = removeAccentsAndParseTerms(text);
    if (!isSelectiveEnough(terms)) return places.slice(0, limit);
    // A number's word may be misspelt, so the number is also searched alone.
    const words = listWords(terms);
    const [there, anywhere] = await Promise.all([
      city ? this.#findIds(words, [`city = ${quote(city)}`]) : [],
      this.#findIds(words, []),
    ]);
    const candidates = await this.#readCandidates([...new Set([...there, ...anywhere])]);
    return mergeSuggestions(places, rankProperties(text, candidates, city), limit);
  }

  async didYouMean(text: string): Promise<string | undefined> {
    const { index } = this.#places;
    const { words } = index;
    const meant = await correctUnknownWords(
      text,
      async (word) => words.some(({ folded }) => folded === word) || (await this.#findExactly(word)).length > 0,
      async (word) => {
        const candidates = await this.#readCandidates(await this.#findIds([word], []));
        return [...words, ...PHRASE_WORDS, ...candidates.flatMap(listCandidateTexts).flatMap(listWordsWithFoldedForms)];
      },
    );
    return meant !== undefined && (await this.#isFound(index.readFilter(meant))) ? meant : undefined;
  }

  /** Meilisearch allows no typos in quoted words. */
  async #isFound({ search = [], ...filter }: MapFilter): Promise<boolean> {
    const terms = search.flatMap(removeAccentsAndParseTerms);
    const { hits } = await this.index.listings.search(terms.filter(mayBeWordBeginning).map(quote).join(' '), {
      limit: 1,
      matchingStrategy: 'all',
      attributesToRetrieve: ['id'],
      filter: [...terms.filter((term) => !mayBeWordBeginning(term)).map(hasNumber), ...toMeilisearchFilter(filter)],
    });
    return hits.length > 0;
  }

  async search(text: string, filter: SearchFilter, limit: number): Promise<RankedPage> {
    const found = await this.#findRanked(text, filter, limit);
    const meant = found.total === 0 || !(await this.#isAsTyped(text)) ? await this.didYouMean(text) : undefined;
    const asked = meant ?? text;
    const { ids, total, facets } = meant === undefined ? found : await this.#findRanked(meant, filter, limit);
    return {
      listings: await loadSearchHits(
        this.documents,
        ids.map((id) => ({ id })),
        removeAccentsAndParseTerms(asked),
      ),
      total,
      more: false,
      facets,
      corrected: total > 0 ? (meant ?? null) : null,
    };
  }

  async #isAsTyped(text: string): Promise<boolean> {
    const terms = removeAccentsAndParseTerms(text);
    const candidates = await this.#readCandidates(await this.#findIds(listWords(terms), []));
    return candidates.some((candidate) => (spellingDistanceOfCandidate(terms, candidate) ?? 1) < 1);
  }

  async #findIds(words: readonly string[], filter: readonly string[]): Promise<ListingId[]> {
    const { hits } = await this.index.listings.search(words.filter(mayBeWordBeginning).join(' '), {
      limit: CANDIDATES,
      matchingStrategy: 'all',
      attributesToRetrieve: ['id'],
      filter: [...filter, ...words.filter((word) => !mayBeWordBeginning(word)).map(hasNumber)],
    });
    return hits.map(({ id }) => id as ListingId);
  }

  async #findExactly(word: string): Promise<unknown[]> {
    const { hits } = await this.index.listings.search(`"${word}"`, { limit: 1, attributesToRetrieve: ['id'] });
    return hits;
  }

  async #findRanked(text: string, filter: SearchFilter, limit: number) {
    const terms = removeAccentsAndParseTerms(text);
    if (terms.length === 0) return { ids: [], total: 0, facets: toFacets({}) };
    const numbers = terms.filter((term) => !mayBeWordBeginning(term));
    const { hits, totalHits, facetDistribution } = await this.index.listings.search(
      terms.filter(mayBeWordBeginning).join(' '),
      {
        hitsPerPage: limit,
        page: 1,
        matchingStrategy: 'all',
        attributesToRetrieve: ['id'],
        facets: COUNTED,
        filter: [...numbers.map(hasNumber), ...toMeilisearchFilter(filter)],
      },
    );
    return { ids: hits.map(({ id }) => id as ListingId), total: totalHits, facets: toFacets(facetDistribution ?? {}) };
  }

  async #readCandidates(ids: readonly ListingId[]): Promise<Candidate[]> {
    const stored = await this.documents.getMany(listingKind, ids);
    return ids.flatMap((id) => {
      const listing = stored.get(id)?.body;
      return listing?.state === 'verified' ? [{ id, title: listing.free.title, facts: listing.facts }] : [];
    });
  }
}

const listWords = (terms: readonly string[]): string[] => terms.flatMap((term) => term.split(' '));

const quote = (text: string): string => JSON.stringify(text);
const hasNumber = (term: string): string => `numbers = ${quote(term)}`;

/** Strings within a list are alternatives. */
export function toMeilisearchFilter(filter: SearchFilter): (string | string[])[] {
  const { propertyType, subtype, bedroom, lister, price, place } = filter;
  const { min, max } = price ? priceRangeInRupees(price) : { min: 0, max: Number.POSITIVE_INFINITY };
  return [
    ...(propertyType ? [`propertyType = ${propertyType}`] : []),
    ...(subtype ? [`subtype = ${subtype}`] : []),
    ...(bedroom ? [`attributes.bedrooms >= ${bedroom}`] : []),
    ...(lister ? [`lister = ${lister}`] : []),
    ...(min > 0 ? [`price >= ${min}`] : []),
    ...(Number.isFinite(max) ? [`price <= ${max}`] : []),
    ...(place?.length ? [place.map((id: PlaceId) => `places = ${quote(id)}`)] : []),
    ...listFacetConditions(filter).flatMap(compileCondition),
    ...SEARCHED_FILTERS.flatMap((name) => compileListingFilter(name, filter[name])),
  ];
}

const LISTING_CONDITIONS: {
  readonly [Name in SearchedFilterName]: (value: NonNullable<ListingFilters[Name]>) => string[];
} = {
  amenities: (amenities) => amenities.map((one) => `amenities = ${quote(one)}`),
  rooms: (rooms) => rooms.map((one) => `rooms = ${quote(one)}`),
  kinds: (kinds) => [`subtype IN ${JSON.stringify(kinds)}`],
  size: (size) => {
    const { min, max } = sizeRangeInSqftWithTolerance(size);
    return [`sqft >= ${min}`, ...(Number.isFinite(max) ? [`sqft <= ${max}`] : [])];
  },
  withPhotos: () => ['hasPhotos = true'],
  priceReduced: () => ['isReduced = true'],
  postedSince: (since) => [`number >= ${firstListingNumberSince(since)}`],
  pricePerArea: ({ min, max }) => [`rate >= ${min}`, ...(max === undefined ? [] : [`rate <= ${max}`])],
  notWords: (phrases) =>
    phrases
      .map(removeAccentsAndParseTerms)
      .filter((terms) => terms.length > 0)
      .map((terms) => `NOT (${terms.map((term) => `ownTerms = ${quote(term)}`).join(' AND ')})`),
  notListers: (ids) => [`listerId NOT IN ${JSON.stringify(ids)}`],
};

const compileListingFilter = <Name extends SearchedFilterName>(name: Name, value: ListingFilters[Name]): string[] =>
  value === undefined ? [] : LISTING_CONDITIONS[name](value);

function compileCondition(condition: FacetCondition): string[] {
  const field = `attributes.${condition.attribute.name}`;
  if ('oneOf' in condition) return [`${field} IN ${JSON.stringify(condition.oneOf)}`];
  if ('noneOf' in condition) {
    const { noneOf } = condition;
    return [`${field} EXISTS`, ...(noneOf.length ? [`${field} NOT IN ${JSON.stringify(noneOf)}`] : [])];
  }
  const { min, max } = condition.between;
  return [`${field} >= ${min}`, ...(max === undefined ? [] : [`${field} <= ${max}`])];
}

const toFacets = ({
  subtype = {},
  'attributes.bedrooms': bedrooms = {},
  city = {},
}: Record<string, Record<string, number>>) => ({
  property_subtype: subtype as Partial<Record<Subtype, number>>,
  bedrooms,
  city,
});
