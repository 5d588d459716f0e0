import { type AreaUnit, MORE, type Place, SQFT_PER_UNIT } from '@naksha/events/kernel';
import { parsePhone } from '@naksha/events/phone';
import {
  PlaceNameReader,
  parseArea,
  parseExternalId,
  parseFacing,
  parseFloor,
  parseFurnishing,
  parseParkingSpaces,
  parsePossession,
  parsePriceInRupees,
  parsePropertyType,
  parseRoomCount,
  parseSaleState,
  parseSubtype,
  type Reading,
} from '@naksha/events/read-values';
import type { NamedLandmark } from '@naksha/events/search-reader';
import { SearchTable } from './evaluate-search.ts';

type Line = Readonly<Record<string, string>>;
export type Miss = { line: number; typed: string; expected: string; got: string };
/** `share`: lines read as expected, 0 to 1. */
export type TableResult = { lines: number; share: number; misses: Miss[] };

export type Known = { places: readonly Place[]; landmarks: readonly NamedLandmark[] };

type Table = {
  atLeast: number;
  typed(line: Line): string;
  expected(line: Line): string;
  got(line: Line, known: Known): string;
  isEqual?(expected: string, got: string, known: Known): boolean;
};

/** Rejections and blanks as the tables name them. */
function print<T>(reading: Reading<T>, printValue: (value: T) => string, ask = () => 'ask'): string {
  switch (reading.kind) {
    case 'value':
      return printValue(reading.value);
    case 'blank':
      return '';
    case 'rejected':
      return 'invalid';
    case 'ambiguous':
      return ask();
    default:
      return reading satisfies never;
  }
}

const withFlags = (value: string | undefined, flags: readonly string[]): string =>
  [value, ...flags].filter(Boolean).join(' + ');

const printRooms = (column: 'bedrooms' | 'bathrooms' | 'balconies', last: number) => (typed: string) =>
  print(parseRoomCount(column, typed), ({ count, rooms }) =>
    withFlags(count === MORE ? `${last}+` : String(count), rooms),
  );

/** `places`: of the region. */
const VALUE_READERS: Readonly<Record<string, (typed: string, places: readonly Place[]) => string>> = {
  bedrooms: printRooms('bedrooms', 9),
  bathrooms: printRooms('bathrooms', 3),
  balconies: printRooms('balconies', 3),
  type: (typed) => print(parsePropertyType(typed), String),
  kind: (typed) => {
    const read = parseSubtype(typed);
    return print(read, String, () => (read.kind === 'ambiguous' ? `ask:${read.choices.join('|')}` : ''));
  },
  state: (typed) => print(parseSaleState(typed), (state) => (state === 'on-sale' ? state : 'leave-out')),
  parking: (typed) => print(parseParkingSpaces(typed), (count) => (count === MORE ? '4+' : String(count))),
  furnishing: (typed) => print(parseFurnishing(typed), String),
  facing: (typed) => print(parseFacing(typed), ({ direction, amenities }) => withFlags(direction, amenities)),
  floor: (typed) => print(parseFloor(typed), ({ floor, of }) => (of === undefined ? `${floor}` : `${floor} of ${of}`)),
  possession: (typed) =>
    print(parsePossession(typed), (possession) =>
      possession.ready ? 'ready' : possession.until ? `until:${possession.until}` : 'under-construction',
    ),
  locality: (typed, places) => printPlace(new PlaceNameReader(places).readLocality(typed)),
  city: (typed, places) => printPlace(new PlaceNameReader(places).readCity(typed)),
  id: (typed) => print(parseExternalId(typed), String),
};

function printPlace(reading: Reading<Place>): string {
  const names = new Set(reading.kind === 'ambiguous' ? reading.choices.map((place) => place.names.en) : []);
  return print(
    reading,
    (place) => place.names.en,
    () => (names.size === 1 ? [...names][0] : 'ask'),
  );
}

const VALUES: Table = {
  atLeast: 0.95,
  typed: ({ field, typed }) => `${field} ${typed}`,
  expected: ({ value }) => value,
  got: ({ field, typed }, { places }) => VALUE_READERS[field]?.(typed, places) ?? `no parser for field "${field}"`,
  isEqual: (expected, got) => sortChoices(expected) === sortChoices(got) || (expected === 'ask' && /^ask:/.test(got)),
};
const sortChoices = (text: string): string =>
  text.startsWith('ask:') ? `ask:${text.slice(4).split('|').sort().join('|')}` : text;

/** `1800` is square feet, `unit:kanal:1` an area with its unit. */
function toSqft(area: string): number {
  const [, unit, value] = /^unit:(\w+):([\d.]+)$/.exec(area) ?? [];
  return unit && unit in SQFT_PER_UNIT ? Number(value) * SQFT_PER_UNIT[unit as AreaUnit] : Number(area || Number.NaN);
}

const AMOUNTS: Table = {
  atLeast: 0.97,
  typed: ({ field, typed }) => `${field} ${typed}`,
  expected: ({ value }) => value,
  got: ({ field, typed }) =>
    field === 'price'
      ? print(parsePriceInRupees(typed), String, () => 'ambiguous')
      : field === 'area'
        ? print(
            parseArea(typed),
            ({ value, unit }) => `unit:${unit}:${value}`,
            () => 'ambiguous',
          )
        : `no parser for field "${field}"`,
  isEqual: (expected, got) => expected === got || Math.abs(toSqft(expected) - toSqft(got)) < 0.01,
};

const PHONES: Table = {
  atLeast: 1,
  typed: ({ typed }) => typed,
  expected: ({ number }) => number,
  got: ({ typed }) => {
    const read = parsePhone(typed, 'IN', 'receives-text');
    return read.kind === 'value' ? read.value.e164 : 'invalid';
  },
};

const searchTables = new WeakMap<Known, SearchTable>();
/** Created once, because it indexes the whole region. */
function openSearchTable(known: Known): SearchTable {
  const table = searchTables.get(known) ?? new SearchTable(known.places, known.landmarks);
  searchTables.set(known, table);
  return table;
}

const SEARCHES: Table = {
  atLeast: 0.97,
  typed: ({ query }) => query,
  expected: ({ reading }) => reading,
  got: ({ query }, known) => openSearchTable(known).read(query),
  isEqual: (expected, got, known) => openSearchTable(known).isRight(expected, got),
};

export const TABLES: Readonly<Record<string, Table>> = {
  'phones.tsv': PHONES,
  'amounts.tsv': AMOUNTS,
  'values.tsv': VALUES,
  'search-queries.tsv': SEARCHES,
};

/** Line numbers include the header. */
export function evaluateSearchTable(table: Table, text: string, known: Known): TableResult {
  const [header = '', ...rows] = text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const columns = header.split('\t');
  const isEqual = table.isEqual ?? ((expected, got) => expected === got);
  const misses: Miss[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = row.split('\t').map(decodeEscapes);
    const line = Object.fromEntries(columns.map((column, k) => [column, cells[k] ?? '']));
    const [expected, got] = [table.expected(line), table.got(line, known)];
    if (!isEqual(expected, got, known)) misses.push({ line: at + 2, typed: table.typed(line), expected, got });
  }
  return { lines: rows.length, share: rows.length === 0 ? 1 : 1 - misses.length / rows.length, misses };
}

/** Tables contain invisible characters as `\u202a` and `\xa0`. */
const decodeEscapes = (cell: string): string =>
  cell.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long: string, short: string) =>
    String.fromCharCode(Number.parseInt(long ?? short, 16)),
  );
