import {
  type FacetCondition,
  type Gazetteer,
  type ListingId,
  listFacetConditions,
  type MapFilter,
  type PlaceId,
  priceRangeInRupees,
} from '@naksha/events/kernel';
import type { RankedPage, Suggestion } from '@naksha/events/wire/suggestions';
import type { Documents } from '../documents/documents.ts';
import type { ListerIds } from '../listing/lister-ids.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { foldTextSql, LISTING_VECTOR, LISTING_WORDS, SEARCHED } from '../listing/listing-words.ts';
import { type AddValue, compileListingFilters } from './compile-listing-filters.ts';
import { correctUnknownWords } from './correct-words.ts';
import { countSearchFacets, type FacetRow } from './count-facets.ts';
import { loadSearchHits } from './find-hits.ts';
import type { ListingSearch, SearchFilter, SuggestOptions } from './listing-search.port.ts';
import {
  listWordsWithFoldedForms,
  PHRASE_WORDS,
  removeAccentsAndParseTerms,
  splitOffAttributePhrases,
} from './match-text.ts';
import { CurrentPlaces } from './suggest-places.ts';
import { type Candidate, listCandidateTexts, mergeSuggestions, rankProperties } from './suggest-properties.ts';
import {
  formatTsQuery,
  isNeverWordBeginning,
  isSelectiveEnough,
  mayBeWordBeginning,
  splitWordsByTypoTolerance,
} from './text-query.ts';

const CANDIDATES = 60;
/** Trigrams also find dissimilar words. */
const SIMILAR_CANDIDATES = 300;
/** One error in five letters leaves two of five trigrams. */
const SIMILARITY = { name: 'pg_trgm.word_similarity_threshold', value: '0.4' };
/** Maximum number of listings ranked and counted per search. */
const MAX_RANKED = 2000;

const CANDIDATE = `id, body #>> '{free,title}' as title, body->'facts' as facts`;
const CITY = `body #>> '{facts,placeIds,city}'`;
const MATCHES = `${SEARCHED} and ${LISTING_VECTOR} @@ to_tsquery('simple', $1)`;

/** In the documents table, so that there is nothing to keep in sync. */
export class PostgresListingSearch implements ListingSearch {
  readonly #places: CurrentPlaces;

  constructor(
    private readonly documents: Documents,
    places: { readonly gazetteer: Gazetteer },
    private readonly listerIds: ListerIds,
  ) {
    this.#places = new CurrentPlaces(places);
  }

  async suggest(text: string, { city, limit }: SuggestOptions): Promise<Suggestion[]> {
    const places = this.#places.index.suggest(text, city);
    const terms = removeAccentsAndParseTerms(text);
    if (!isSelectiveEnough(terms)) return places.slice(0, limit);
    let properties = rankProperties(text, await this.#findByWords(terms, city), city);
    if (places.length === 0 && properties.length === 0)
      properties = rankProperties(text, await this.#findSimilar(terms), city);
    return mergeSuggestions(places, properties, limit);
  }

  async didYouMean(text: string): Promise<string | undefined> {
    const { index } = this.#places;
    const { words } = index;
    const meant = await correctUnknownWords(
      text,
      async (word) => [...words, ...PHRASE_WORDS].some(({ folded }) => folded === word) || this.#isInListings(word),
      async (word) => {
        const candidates = await this.#findSimilar([word]);
        return [...words, ...PHRASE_WORDS, ...candidates.flatMap(listCandidateTexts).flatMap(listWordsWithFoldedForms)];
      },
    );
    return meant !== undefined && (await this.#isFound(index.readFilter(meant))) ? meant : undefined;
  }

  #isFound({ search = [], ...filter }: MapFilter): Promise<boolean> {
    const { values, add } = collectValues();
    const conditions = [
      ...search.flatMap((text) => matchText(text, isNeverWordBeginning, add).map(({ matches }) => matches)),
      ...compileFilter(filter, add, this.listerIds),
    ];
    return this.documents.exists(listingKind, [SEARCHED, ...conditions].join(' and '), values);
  }

  async search(text: string, filter: SearchFilter, limit: number): Promise<RankedPage> {
    let asked = text;
    let rows = await this.#findRanked(asked, filter, isNeverWordBeginning);
    if (rows.length === 0) rows = await this.#findRanked(asked, filter, mayBeWordBeginning);
    const meant = rows.length === 0 ? await this.didYouMean(text) : undefined;
    if (meant !== undefined) {
      asked = meant;
      rows = await this.#findRanked(asked, filter, isNeverWordBeginning);
    }
    const counted = rows.slice(0, MAX_RANKED);
    const best = counted.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1)).slice(0, limit);
    return {
      listings: await loadSearchHits(this.documents, best, removeAccentsAndParseTerms(asked)),
      total: counted.length,
      more: rows.length > MAX_RANKED,
      facets: countSearchFacets(counted),
      corrected: rows.length > 0 && asked !== text ? asked : null,
    };
  }

  async #findByWords(terms: readonly string[], city: PlaceId | undefined): Promise<Candidate[]> {
    const query = formatTsQuery(terms, mayBeWordBeginning);
    const find = (where: string, values: string[]) =>
      this.documents.select<Candidate>(listingKind, CANDIDATE, `${MATCHES} ${where} limit ${CANDIDATES}`, [
        query,
        ...values,
      ]);
    const [there, anywhere] = await Promise.all([city ? find(`and ${CITY} = $2`, [city]) : [], find('', [])]);
    return [...new Map([...there, ...anywhere].map((one) => [one.id, one])).values()];
  }

  async #findSimilar(terms: readonly string[]): Promise<Candidate[]> {
    const { mayErr, exact } = splitWordsByTypoTolerance(terms);
    if (mayErr.length === 0) return [];
    const similar = mayErr.map((_, k) => `$${k + 1} <% (${LISTING_WORDS})`).join(' and ');
    const rest = exact.length ? `and ${LISTING_VECTOR} @@ to_tsquery('simple', $${mayErr.length + 1})` : '';
    return this.documents.selectWithSetting<Candidate>(
      SIMILARITY,
      listingKind,
      CANDIDATE,
      `${SEARCHED} and ${similar} ${rest} limit ${SIMILAR_CANDIDATES}`,
      exact.length ? [...mayErr, formatTsQuery(exact, mayBeWordBeginning)] : mayErr,
    );
  }

  #isInListings(word: string): Promise<boolean> {
    return this.documents.exists(listingKind, MATCHES, [formatTsQuery([word], isNeverWordBeginning)]);
  }

  async #findRanked(text: string, filter: SearchFilter, isBeginning: (word: string) => boolean): Promise<RankedRow[]> {
    const { values, add } = collectValues();
    const matched = matchText(text, isBeginning, add);
    if (matched.length === 0) return [];
    const rank = matched.map((one) => one.rank).join(' + ');
    const columns = `id, ${rank} as rank, body #>> '{facts,subtype}' as subtype, body #>> '{facts,bedrooms}' as bedrooms, ${CITY} as city`;
    const conditions = [
      SEARCHED,
      ...matched.map(({ matches }) => matches),
      ...compileFilter(filter, add, this.listerIds),
    ];
    return this.documents.select<RankedRow>(
      listingKind,
      columns,
      `${conditions.join(' and ')} limit ${MAX_RANKED + 1}`,
      values,
    );
  }
}

type RankedRow = FacetRow & { id: ListingId; rank: number };

const collectValues = (): { values: unknown[]; add: AddValue } => {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
};

/** A match in an attribute outranks one in the title. */
const ATTRIBUTE_RANK = 1;

/** A phrase may match an attribute or a title; plain terms match together. */
function matchText(
  text: string,
  isBeginning: (word: string) => boolean,
  add: AddValue,
): { matches: string; rank: string }[] {
  const { terms, phrases } = splitOffAttributePhrases(text);
  const match = (terms: readonly string[]) => {
    const query = `to_tsquery('simple', ${add(formatTsQuery(terms, isBeginning))})`;
    return {
      matches: `${LISTING_VECTOR} @@ ${query}`,
      rank: `ts_rank_cd(to_tsvector('simple', ${foldTextSql(`body #>> '{free,title}'`)}) || ${LISTING_VECTOR}, ${query})`,
    };
  };
  return [
    ...(terms.length > 0 ? [match(terms)] : []),
    ...phrases.map(({ words, means }) => {
      const written = match(removeAccentsAndParseTerms(words.join(' ')));
      const isSaid = compileCondition(means, add);
      return {
        // The attribute first, because it is cheaper than full text.
        matches: `(${isSaid} or ${written.matches})`,
        rank: `case when ${isSaid} then ${ATTRIBUTE_RANK} else ${written.rank} end`,
      };
    }),
  ];
}

function compileFilter(filter: SearchFilter, add: AddValue, listerIds: ListerIds): string[] {
  const { propertyType, subtype, bedroom, lister, price, place } = filter;
  const parts: string[] = [];
  if (propertyType) parts.push(`body #>> '{facts,propertyType}' = ${add(propertyType)}`);
  if (subtype) parts.push(`body #>> '{facts,subtype}' = ${add(subtype)}`);
  if (bedroom) parts.push(`(body #>> '{facts,bedrooms}')::int >= ${add(bedroom)}`);
  if (lister) parts.push(`body->>'lister' = ${add(lister)}`);
  if (price) {
    const { min, max } = priceRangeInRupees(price);
    parts.push(`(body->>'price')::bigint >= ${add(min)}`);
    if (Number.isFinite(max)) parts.push(`(body->>'price')::bigint <= ${add(max)}`);
  }
  if (place?.length)
    parts.push(
      `exists (select from jsonb_each_text(coalesce(body #> '{facts,placeIds}', '{}')) where value = any(${add(place)}))`,
    );
  parts.push(...listFacetConditions(filter).map((condition) => compileCondition(condition, add)));
  parts.push(...compileListingFilters(filter, add, listerIds));
  return parts;
}

function compileCondition(condition: FacetCondition, add: AddValue): string {
  const { name, review } = condition.attribute;
  const value = `body #>> '{${review === 'material' ? 'facts' : 'free'},${name}}'`;
  if ('oneOf' in condition) return `${value} = any(${add(condition.oneOf.map(String))})`;
  if ('noneOf' in condition) return `${value} is not null and ${value} <> all(${add(condition.noneOf.map(String))})`;
  const { min, max } = condition.between;
  const number = `(${value})::numeric`;
  return `${number} >= ${add(min)}${max === undefined ? '' : ` and ${number} <= ${add(max)}`}`;
}
