import {
  type AreaUnit,
  ATTRIBUTE_COLUMNS,
  type AttributeColumn,
  MORE,
  type PropertyType,
  type Subtype,
} from '@naksha/events/kernel';
import {
  type AreaReading,
  type AttributeReading,
  accepted,
  BLANK,
  isBlankPlaceholder,
  mapReading,
  parseArea,
  parseAreaUnit,
  parseAttributeText,
  parseExternalId,
  parseNumberText,
  parseParkingSpaces,
  parsePriceInRupees,
  parsePropertyType,
  parseRoomCount,
  parseSubtype,
  type Reading,
  type RoomsReading,
  readingIfBlankOrTooLong,
  rejected,
  remarkOnUnusualNumber,
} from '@naksha/events/read-values';
import type { ImportColumn, ImportLister } from '@naksha/events/wire/imports';
import { normalizeCell } from './fold-cell.ts';
import type { Row } from './map-columns.ts';

const WORDS: Readonly<Record<ImportLister, RegExp>> = {
  owner: /^(?:property )?owners?$|^landlord$|^मालिक$|^ਮਾਲਕ$/u,
  agent:
    /^(?:(?:real estate|property|estate) )?(?:agents?|brokers?|dealers?|realtors?|consultants?)$|^channel partner$|^(?:एजेंट|ब्रोकर|डीलर)$|^(?:ਏਜੰਟ|ਬ੍ਰੋਕਰ|ਡੀਲਰ)$/u,
  builder: /^(?:builders?|developers?|promoters?)$|^बिल्डर$|^ਬਿਲਡਰ$/u,
  relative:
    /^(?:relatives?|family|(?:owner )?(?:spouse|son|daughter|brother|sister))$|^friends?$|^(?:रिश्तेदार|परिवार|मित्र|दोस्त)$|^(?:ਰਿਸ਼ਤੇਦਾਰ|ਪਰਿਵਾਰ|ਦੋਸਤ)$/u,
};

/** "Dealer" and "Broker" are agents, as is "Dealer / Agent". */
function readLister(typed: string): Reading<ImportLister> {
  const unread = readingIfBlankOrTooLong(typed.trim());
  if (unread) return unread;
  const parts = normalizeCell(typed).split(/ ?\/ ?/);
  const lister = (Object.keys(WORDS) as ImportLister[]).find((one) => parts.every((part) => WORDS[one].test(part)));
  return lister ? accepted(lister) : rejected('unknown_value', typed.trim());
}

type RoomsColumn = 'bedrooms' | 'bathrooms' | 'balconies';
type TextColumn = 'title' | 'city' | 'locality' | 'project' | 'description';

export type CellValues = Record<AttributeColumn, AttributeReading> &
  Record<RoomsColumn, RoomsReading> &
  Record<TextColumn | 'external_id', string> &
  Record<'lat' | 'lng' | 'price' | 'car_parkings', number> & {
    area: AreaReading;
    area_unit: AreaUnit;
    type: PropertyType;
    subtype: Subtype;
    lister: ImportLister;
  };

/** Of the region. */
export type CellOptions = { barePriceFrom?: number };

/** `read` also gets the cell's neighbours. `print`: as people and options write it. */
type Column<Value> = {
  read: (text: string, row: Row, options: CellOptions) => Reading<Value>;
  print: (value: Value) => string;
};

const column = <Value>(read: Column<Value>['read'], print: Column<Value>['print'] = String): Column<Value> => ({
  read,
  print,
});

const printCount = (count: number): string => (count === MORE ? 'more' : String(count));

const roomsColumn = (name: RoomsColumn): Column<RoomsReading> =>
  column(
    (text) => parseRoomCount(name, text),
    ({ count, rooms }) => [printCount(count), ...rooms].join(' + '),
  );

const attributeColumn = (name: AttributeColumn): Column<AttributeReading> =>
  column(
    (text, row) => parseAttributeText(name, text, row.area_unit),
    ({ value, amenities = [] }) => [value ?? [], ...amenities].flat().join(' + '),
  );

const TEXT = column((text): Reading<string> => (isBlankPlaceholder(text) ? BLANK : accepted(text.trim())));
const DEGREES = column(readDegrees);

/** For both previews and listings. */
const COLUMNS: { readonly [Name in ImportColumn]: Column<CellValues[Name]> } = {
  type: column(parsePropertyType),
  subtype: column((text, row) => parseSubtype(text, toValue(parseColumn('type', row)))),
  title: TEXT,
  price: column((text, _, { barePriceFrom }) => parsePriceInRupees(text, { bareFrom: barePriceFrom })),
  area: column(
    (text, row) => parseArea(text, toValue(parseColumn('area_unit', row))),
    ({ value, unit }) => `${value} ${unit}`,
  ),
  area_unit: column(parseAreaUnit),
  lat: DEGREES,
  lng: DEGREES,
  external_id: column(parseExternalId),
  bedrooms: roomsColumn('bedrooms'),
  bathrooms: roomsColumn('bathrooms'),
  balconies: roomsColumn('balconies'),
  car_parkings: column(parseParkingSpaces, printCount),
  city: TEXT,
  locality: TEXT,
  project: TEXT,
  description: TEXT,
  lister: column(readLister),
  ...(Object.fromEntries(ATTRIBUTE_COLUMNS.map((name) => [name, attributeColumn(name)])) as Record<
    AttributeColumn,
    Column<AttributeReading>
  >),
};

export const parseColumn = <Name extends ImportColumn>(
  name: Name,
  row: Row,
  options: CellOptions = {},
): Reading<CellValues[Name]> => COLUMNS[name].read(row[name] ?? '', row, options);

/** `row`: the other cells. */
export function parseCellToText<Name extends ImportColumn>(
  name: Name,
  text: string,
  row: Row,
  options: CellOptions = {},
): Reading<string> {
  const { read, print }: Column<CellValues[Name]> = COLUMNS[name];
  return mapReading(read(text, row, options), print);
}

const toValue = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.kind === 'value' ? reading.value : undefined;

function readDegrees(typed: string): Reading<number> {
  const text = typed.trim();
  if (text === '') return BLANK;
  const read = parseNumberText(text, { comma: 'decimal' });
  if (typeof read !== 'number') return { kind: 'rejected', reason: read };
  // A decimal comma is unambiguous in degrees.
  return accepted(read, remarkOnUnusualNumber(text.replace(',', '.'), String(read)));
}
