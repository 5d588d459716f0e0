import { createHash } from 'node:crypto';
import type { ListerType } from '@naksha/events/kernel';
import type { ImportColumn, ImportReason, RowRemark } from '@naksha/events/wire/imports';
import type { ListingDraft } from '../listings/listing-draft.ts';
import type { Row } from './map-columns.ts';
import { readArea } from './read-area.ts';
import { noteReading, readNumber } from './read-number.ts';
import { readPrice } from './read-price.ts';
import { readRooms } from './read-rooms.ts';

/** `notes`: what was read otherwise than it stands there. `ownId`: the file names the row; else it is known by what it says. */
export type ReadRow = { draft: ListingDraft & { external_id: string }; notes: RowRemark[]; ownId: boolean };

/**
 * Reads a row as the draft that the command judges. What is no number, or a unit nobody knows, is refused here with its column's name;
 * everything else is for the command, so that a file and the form obey the same rules.
 */
export function rowToDraft(row: Row, lister: ListerType = 'owner'): ReadRow | { errors: RowRemark[] } {
  const errors: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const text = (column: ImportColumn): string | undefined => row[column]?.trim() || undefined;
  const wrong = (column: ImportColumn, reason: ImportReason): number => {
    errors.push({ column, reason });
    return Number.NaN;
  };
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
    const written = text('price');
    const read = written === undefined ? missing : readPrice(written);
    if ('code' in read) return wrong('price', read);
    say('price', read.note);
    return read.rupees;
  };
  const rooms = (column: 'bedrooms' | 'bathrooms'): number | null | undefined => {
    const written = text(column);
    if (written === undefined) return emptied(column);
    const read = readRooms(column, written);
    if ('code' in read) return wrong(column, read);
    say(column, read.note);
    return read.count ?? null;
  };
  const area = readArea(row.area ?? '', row.area_unit ?? '');
  const draft = {
    property_type: (text('type') ?? '').toLowerCase(),
    property_subtype: (text('subtype') ?? '').toLowerCase().replaceAll(' ', '-'),
    title: text('title') ?? '',
    expected_price: price(),
    area: 'wrong' in area ? { value: Number.NaN, unit: '' } : { value: area.value, unit: area.unit },
    bedrooms: rooms('bedrooms'),
    bathrooms: rooms('bathrooms'),
    position: { lat: degrees('lat'), lng: degrees('lng') },
    // Found from the place where they are not given, so that an empty cell takes nothing away.
    city: text('city'),
    locality: text('locality'),
    project: text('project') ?? emptied('project'),
    description: text('description') ?? emptied('description'),
    lister,
    external_id: text('external_id') ?? contentId(row),
  };
  if ('wrong' in area) errors.push(...area.wrong);
  else say('area', area.note);
  return errors.length > 0 ? { errors } : { draft, notes, ownId: text('external_id') !== undefined };
}

const missing: ImportReason = { code: 'missing' };

/** A row without an id of its own is known again by what it says. */
function contentId(row: Row): string {
  const content = Object.entries(row)
    // The city was not read at first, and rows of then are to be known again.
    .filter(([column, value]) => column !== 'city' && value?.trim())
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
