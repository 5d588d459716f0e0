import { createHash } from 'node:crypto';
import {
  type Amenity,
  ATTRIBUTE_COLUMNS,
  type AttributeColumn,
  PROPERTY_TYPES,
  type RoomFlag,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import type { ImportColumn, ImportLister, ImportOptions, ImportReason, RowRemark } from '@naksha/events/wire/imports';
import type { ListingDraft } from '../listings/listing-draft.ts';
import { normalizeCell } from './fold-cell.ts';
import type { Row } from './map-columns.ts';
import { type CellOptions, type CellValues, parseColumn } from './read-cell.ts';
import type { PlaceReader } from './read-place.ts';

type Beside = { column: AttributeColumn; other: AttributeColumn; said: string | number };

/** `notes`: read differently from their text. `ownId`: not computed from the row's content. */
export type RowDraft = { draft: ListingDraft & { external_id: string }; notes: RowRemark[]; ownId: boolean };

/** `lister`: for rows without one. Without `readPlace`, places are kept as written. */
export type RowReadingOptions = Pick<ImportOptions, 'values'> &
  CellOptions & { lister?: ImportLister; readPlace?: PlaceReader };

/**
 * Unreadable numbers and units are refused here with their column; all other rules are the command's, so that files
 * and the form follow the same rules.
 */
export function parseRowToDraft(
  written: Row,
  { values = {}, lister = 'owner', readPlace = keepPlace, barePriceFrom }: RowReadingOptions = {},
): RowDraft | { errors: RowRemark[] } {
  const row = replaceMappedValues(written, values);
  const errors: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const read = <Name extends ImportColumn>(column: Name) => parseColumn(column, row, { barePriceFrom });
  const wrong = (column: ImportColumn, reason: ImportReason): undefined => void errors.push({ column, reason });
  const say = (column: ImportColumn, reason: ImportReason | undefined) => reason && notes.push({ column, reason });

  /** Must be readable, and not blank if `blank` gives a reason. */
  const strict = <Name extends ImportColumn>(column: Name, blank?: ImportReason): CellValues[Name] | undefined => {
    const reading = read(column);
    if (reading.kind === 'blank') return blank && wrong(column, blank);
    if (reading.kind !== 'value') return wrong(column, reading.reason);
    say(column, reading.note);
    return reading.value;
  };
  /** Unreadable: an update leaves the listing's value. Null if blank: an update removes it. */
  const optional = <Name extends ImportColumn>(column: Name): CellValues[Name] | null | undefined => {
    const reading = read(column);
    if (reading.kind === 'blank') return row[column] === undefined ? undefined : null;
    if (reading.kind !== 'value') return void notes.push({ column, reason: reading.reason, left_out: true });
    say(column, reading.note);
    return reading.value;
  };
  const flags: (RoomFlag | Amenity)[] = [];
  const beside: Beside[] = [];
  const rooms = (column: 'bedrooms' | 'bathrooms' | 'balconies'): number | null | undefined => {
    const value = optional(column);
    flags.push(...(value?.rooms ?? []));
    return value === null ? null : value?.count;
  };
  const attribute = (column: (typeof ATTRIBUTE_COLUMNS)[number]): string | number | null | undefined => {
    const value = optional(column);
    flags.push(...(value?.amenities ?? []));
    for (const [other, said] of Object.entries(value?.others ?? {})) beside.push({ column, other, said } as Beside);
    return value === null ? null : value?.value;
  };
  const area = (): ListingDraft['area'] => {
    strict('area_unit');
    const reading = read('area');
    const isUnitMissing = reading.kind === 'ambiguous' && reading.reason.code === 'unit_missing';
    // An unreadable unit is one error, not two.
    const value = isUnitMissing && read('area_unit').kind !== 'blank' ? undefined : strict('area', missing);
    return value ?? { value: Number.NaN, unit: '' };
  };
  const givenType = optional('type');
  const subtype = strict('subtype', missing) ?? '';
  const propertyType = givenType ?? toPropertyType(subtype);
  if (subtype && !propertyType) wrong('type', missing);
  const ownId = strict('external_id');
  const position = { lat: strict('lat', missing) ?? Number.NaN, lng: strict('lng', missing) ?? Number.NaN };
  const place = readPlace(position, { city: strict('city'), locality: strict('locality') });
  notes.push(...place.notes);
  const attributes = Object.fromEntries(ATTRIBUTE_COLUMNS.map((column) => [column, attribute(column)]));
  // A cell that says two things also fills the other column, unless that has another value.
  for (const { column, other, said } of beside) {
    const own = attributes[other];
    attributes[other] = own ?? said;
    if (own !== undefined && own !== null && own !== said)
      wrong(column, {
        code: 'several_meanings',
        params: { text: row[column] ?? '', choices: `${other} ${said}, ${other} ${own}` },
      });
  }
  const draft = {
    property_type: propertyType,
    property_subtype: subtype,
    title: strict('title') ?? '',
    expected_price: strict('price', missing) ?? Number.NaN,
    area: area(),
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    balconies: rooms('balconies'),
    car_parkings: optional('car_parkings'),
    ...attributes,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    position,
    // From the position if not given, so that an empty cell removes nothing.
    city: place.city,
    locality: place.locality,
    project: optional('project'),
    description: optional('description'),
    lister: strict('lister') ?? lister,
    external_id: ownId ?? toContentId(written),
  };
  return errors.length > 0 ? { errors } : { draft, notes, ownId: ownId !== undefined };
}

export function replaceMappedValues(row: Row, values: NonNullable<ImportOptions['values']>): Row {
  const translated = { ...row };
  for (const [field, meanings] of Object.entries(values) as [ImportColumn, Record<string, string>][]) {
    const cell = row[field];
    const meaning = Object.entries(meanings).find(
      ([text]) => cell !== undefined && normalizeCell(text) === normalizeCell(cell),
    );
    if (meaning) translated[field] = meaning[1];
  }
  return translated;
}

const keepPlace: PlaceReader = (_, written) => ({ ...written, notes: [] });

const missing: ImportReason = { code: 'missing' };

/** None if it belongs to both. */
function toPropertyType(subtype: string): string {
  const types = PROPERTY_TYPES.filter((type) => (SUBTYPES_OF[type] as readonly string[]).includes(subtype));
  return types.length === 1 ? types[0] : '';
}

const COLUMNS_ADDED_LATER: readonly ImportColumn[] = [
  'city',
  'balconies',
  'car_parkings',
  'lister',
  ...ATTRIBUTE_COLUMNS,
];

function toContentId(row: Row): string {
  const content = Object.entries(row)
    // Columns added later are excluded, so that older rows keep their ID.
    .filter(([column, value]) => !COLUMNS_ADDED_LATER.includes(column as ImportColumn) && value?.trim())
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `row-${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24)}`;
}

/** From the command's field names. */
export const toImportColumnName = (field: string): string =>
  ({
    property_type: 'type',
    property_subtype: 'subtype',
    expected_price: 'price',
    'area.value': 'area',
    'area.unit': 'area_unit',
    position: 'lat, lng',
  })[field] ?? field;
