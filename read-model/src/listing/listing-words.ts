import type { DocumentIndex } from '../documents/document-kind.ts';

const written = ['free,title', 'facts,project', 'facts,locality', 'facts,city']
  .map((path) => `coalesce(body #>> '{${path}}', '')`)
  .join(` || ' ' || `);

const UNITS = 'bhk|rk|marlas?|kanals?|gaj|sqft|sqyd|lacs?|lakhs?|cr|crores?';

const NATIVE_DIGITS = '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯';

/**
 * Folds lower case, Latin accents, nuktas, addaks and digits, and splits "2bhk". Immutable, unlike `unaccent`, and so
 * usable in an index.
 */
export const foldTextSql = (text: string): string =>
  `regexp_replace(regexp_replace(regexp_replace(translate(lower(normalize(${text}, NFKD)), '${NATIVE_DIGITS}', '${'0123456789'.repeat(2)}'), '[\\u0300-\\u036f\\u093c\\u0a3c\\u0a71]', '', 'g'), '[[:punct:]|]+', ' ', 'g'), '(\\d)(${UNITS})\\M', '\\1 \\2', 'g')`;

export const SEARCHED = `body->>'state' = 'verified'`;
export const LISTING_WORDS = foldTextSql(written);
export const LISTING_VECTOR = `to_tsvector('simple', ${LISTING_WORDS})`;

export const LISTING_WORD_INDEXES: readonly DocumentIndex[] = [
  { name: 'listing_words', using: 'gin', on: LISTING_VECTOR, where: SEARCHED },
  {
    name: 'listing_trigrams',
    using: 'gin',
    on: `(${LISTING_WORDS}) gin_trgm_ops`,
    where: SEARCHED,
    extension: 'pg_trgm',
  },
];
