import { createHash } from 'node:crypto';
import {
  type Amenity,
  type AreaUnit,
  ATTRIBUTE_COLUMNS,
  type AttributeColumn,
  PROPERTY_TYPES,
  type RoomFlag,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import {
  noteReading,
  readArea,
  readAreaUnit,
  readAttribute,
  readId,
  readKind,
  readNumber,
  readParking,
  readPrice,
  readRooms,
  readType,
} from '@naksha/events/read-values';
import type { ImportColumn, ImportLister, ImportOptions, ImportReason, RowRemark } from '@naksha/events/wire/imports';
import type { ListingDraft } from '../listings/listing-draft.ts';
import { foldCell } from './fold-cell.ts';
import type { Row } from './map-columns.ts';
import { readLister } from './read-lister.ts';
import type { PlaceReader } from './read-place.ts';

/** `notes`: what was read otherwise than it stands there. `ownId`: the file names the row; else it is known by what it says. */
export type ReadRow = { draft: ListingDraft & { external_id: string }; notes: RowRemark[]; ownId: boolean };

/** `values`: see `ImportOptions`. `lister`: of rows that name none. `readPlace`: without it places are kept as they are written. */
export type RowReading = Pick<ImportOptions, 'values'> & {
  lister?: ImportLister;
  readPlace?: PlaceReader;
  barePriceFrom?: number;
};

/**
 * Reads a row as the draft that the command judges. What is no number, or a unit nobody knows, is refused here with its column's name;
 * everything else is for the command, so that a file and the form obey the same rules.
 */
export function rowToDraft(
  written: Row,
  { values = {}, lister = 'owner', readPlace = keepPlace, barePriceFrom }: RowReading = {},
): ReadRow | { errors: RowRemark[] } {
  const row = translate(written, values);
  const errors: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const text = (column: ImportColumn): string | undefined => row[column]?.trim() || undefined;
  const wrong = (column: ImportColumn, reason: ImportReason): number => {
    errors.push({ column, reason });
    return Number.NaN;
  };
  /** An optional cell that cannot be read never costs its row; an edit leaves what the listing has. */
  const leaveOut = (column: ImportColumn, reason: ImportReason): undefined =>
    void notes.push({ column, reason, left_out: true });
  /** Null where the file has the column: an edit takes the value away, and leaves alone what the file doesn't speak of. */
  const emptied = (column: ImportColumn): null | undefined => (row[column] === undefined ? undefined : null);
  const say = (column: ImportColumn, reason: ImportReason | undefined) => reason && notes.push({ column, reason });

  const degrees = (column: 'lat' | 'lng'): number => {
    const written = text(column);
    const read = written === undefined ? missing : readNumber(written, { comma: 'decimal' });
    if (typeof read !== 'number') return wrong(column, read);
    // A decimal comma is nothing else in degrees, and need not be said of every row.
    say(column, noteReading((written ?? '').replace(',', '.'), String(read)));
    return read;
  };
  const price = (): number => {
    const read = readPrice(row.price ?? '', { bareFrom: barePriceFrom });
    if (read.kind === 'blank') return wrong('price', missing);
    if (read.kind !== 'value') return wrong('price', read.reason);
    say('price', read.note);
    return read.value;
  };
  const flags: (RoomFlag | Amenity)[] = [];
  const rooms = (column: 'bedrooms' | 'bathrooms' | 'balconies'): number | null | undefined => {
    const read = readRooms(column, row[column] ?? '');
    if (read.kind === 'blank') return emptied(column);
    if (read.kind !== 'value') return leaveOut(column, read.reason);
    say(column, read.note);
    flags.push(...read.value.rooms);
    return read.value.count;
  };
  const carParkings = (): number | null | undefined => {
    const read = readParking(row.car_parkings ?? '');
    if (read.kind === 'blank') return emptied('car_parkings');
    if (read.kind !== 'value') return leaveOut('car_parkings', read.reason);
    say('car_parkings', read.note);
    return read.value;
  };
  const attribute = (column: AttributeColumn): string | number | null | undefined => {
    const read = readAttribute(column, row[column] ?? '');
    if (read.kind === 'blank') return emptied(column);
    if (read.kind !== 'value') return leaveOut(column, read.reason);
    say(column, read.note);
    flags.push(...(read.value.amenities ?? []));
    return read.value.value;
  };
  const area = (): { value: number; unit: AreaUnit | '' } => {
    const unit = readAreaUnit(row.area_unit ?? '');
    const read = readArea(row.area ?? '', unit.kind === 'value' ? unit.value : undefined);
    if (unit.kind === 'rejected') wrong('area_unit', unit.reason);
    if (read.kind === 'value') {
      say('area', read.note);
      return read.value;
    }
    const isUnitMissing = read.kind === 'ambiguous' && read.reason.code === 'unit_missing';
    if (read.kind === 'blank') wrong('area', missing);
    else if (!isUnitMissing) wrong('area', read.reason);
    else if (unit.kind === 'blank') wrong('area', read.reason);
    return { value: Number.NaN, unit: '' };
  };
  const rowLister = (): ImportLister => {
    const read = readLister(row.lister ?? '');
    if (read.kind === 'rejected') wrong('lister', read.reason);
    return read.kind === 'value' ? read.value : lister;
  };
  const type = readType(row.type ?? '');
  if (type.kind === 'rejected') leaveOut('type', type.reason);
  const kind = (): string => {
    const read = readKind(row.subtype ?? '', type.kind === 'value' ? type.value : undefined);
    if (read.kind === 'value') return read.value;
    wrong('subtype', read.kind === 'blank' ? missing : read.reason);
    return '';
  };
  const subtype = kind();
  const propertyType = type.kind === 'value' ? type.value : typeOf(subtype);
  if (subtype && !propertyType) wrong('type', missing);
  const id = readId(row.external_id ?? '');
  if (id.kind === 'rejected') wrong('external_id', id.reason);
  const ownId = id.kind === 'value' ? id.value : undefined;
  const position = { lat: degrees('lat'), lng: degrees('lng') };
  const place = readPlace(position, { city: text('city'), locality: text('locality') });
  notes.push(...place.notes);
  const draft = {
    property_type: propertyType,
    property_subtype: subtype,
    title: text('title') ?? '',
    expected_price: price(),
    area: area(),
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    balconies: rooms('balconies'),
    car_parkings: carParkings(),
    ...Object.fromEntries(ATTRIBUTE_COLUMNS.map((column) => [column, attribute(column)])),
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    position,
    // Found from the place where they are not given, so that an empty cell takes nothing away.
    city: place.city,
    locality: place.locality,
    project: text('project') ?? emptied('project'),
    description: text('description') ?? emptied('description'),
    lister: rowLister(),
    external_id: ownId ?? contentId(written),
  };
  return errors.length > 0 ? { errors } : { draft, notes, ownId: ownId !== undefined };
}

/** The row with what the options say that values mean. */
export function translate(row: Row, values: NonNullable<ImportOptions['values']>): Row {
  const translated = { ...row };
  for (const [field, meanings] of Object.entries(values) as [ImportColumn, Record<string, string>][]) {
    const cell = row[field];
    const meaning = Object.entries(meanings).find(([text]) => cell !== undefined && foldCell(text) === foldCell(cell));
    if (meaning) translated[field] = meaning[1];
  }
  return translated;
}

const keepPlace: PlaceReader = (_, written) => ({ ...written, notes: [] });

const missing: ImportReason = { code: 'missing' };

/** The type that a subtype belongs to; none where it is of both. */
function typeOf(subtype: string): string {
  const types = PROPERTY_TYPES.filter((type) => (SUBTYPES_OF[type] as readonly string[]).includes(subtype));
  return types.length === 1 ? types[0] : '';
}

const READ_LATER: readonly ImportColumn[] = ['city', 'balconies', 'car_parkings', 'lister', ...ATTRIBUTE_COLUMNS];

/** A row without an id of its own is known again by what it says. */
function contentId(row: Row): string {
  const content = Object.entries(row)
    // Columns that were not read at first: rows of then are to be known again.
    .filter(([column, value]) => !READ_LATER.includes(column as ImportColumn) && value?.trim())
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `row-${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24)}`;
}

/** The command's field names as the file's columns, so that a refusal names what its owner can find. */
export const toColumnName = (field: string): string =>
  ({
    property_type: 'type',
    property_subtype: 'subtype',
    expected_price: 'price',
    'area.value': 'area',
    'area.unit': 'area_unit',
    position: 'lat, lng',
  })[field] ?? field;
