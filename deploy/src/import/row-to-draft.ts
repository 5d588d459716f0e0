import { createHash } from 'node:crypto';
import { type AreaUnit, type FieldError, MORE } from '@naksha/events/kernel';
import type { ListingDraft } from '@naksha/services';
import type { Row } from './columns.ts';

/** How people write units of area in their tables. */
const UNITS: Record<string, AreaUnit> = {
  sqft: 'sqft',
  squarefeet: 'sqft',
  squarefoot: 'sqft',
  ft2: 'sqft',
  sqyd: 'sqyd',
  sqyard: 'sqyd',
  sqyards: 'sqyd',
  squareyard: 'sqyd',
  squareyards: 'sqyd',
  gaj: 'sqyd',
  gajsqyards: 'sqyd',
  marla: 'marla',
  marlas: 'marla',
  kanal: 'kanal',
  kanals: 'kanal',
  acre: 'acre',
  acres: 'acre',
  sqm: 'sqm',
  sqmt: 'sqm',
  sqmtr: 'sqm',
  squaremetre: 'sqm',
  squaremeter: 'sqm',
  m2: 'sqm',
  biswa: 'biswa',
  bigha: 'bigha',
};

/** Where each list ends. */
const LAST = { bedrooms: 9, bathrooms: 3 };

/**
 * Reads a row as the draft that the command judges. What is no number, or a unit nobody knows, is refused here with its column's name;
 * everything else is for the command, so that a file and the form obey the same rules.
 */
export function rowToDraft(row: Row): { draft: ListingDraft } | { errors: FieldError[] } {
  const errors: FieldError[] = [];
  const number = (column: keyof Row): number => {
    const text = row[column]?.trim() ?? '';
    const plain = text.replaceAll(',', '');
    if (/^-?\d+(\.\d+)?$/.test(plain)) return Number(plain);
    errors.push({ field: column, reason: text === '' ? 'is missing' : `“${text}” is no number` });
    return Number.NaN;
  };
  const count = (column: 'bedrooms' | 'bathrooms'): number | undefined => {
    const text = row[column]?.trim();
    if (!text) return undefined;
    if (!text.endsWith('+')) return number(column);
    // "9+" or "3+" is how the trade writes "more than the list goes"; "2+" leaves open how many.
    if (Number(text.slice(0, -1)) >= LAST[column]) return MORE;
    errors.push({ field: column, reason: `“${text}” may be several: give the number, or ${LAST[column]}+ for more` });
    return undefined;
  };
  const text = (column: keyof Row): string | undefined => row[column]?.trim() || undefined;

  const unit = UNITS[(row.area_unit ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')];
  if (!unit)
    errors.push({ field: 'area_unit', reason: row.area_unit?.trim() ? `“${row.area_unit}” is unknown` : 'is missing' });
  const draft: ListingDraft = {
    property_type: (text('type') ?? '').toLowerCase(),
    property_subtype: (text('subtype') ?? '').toLowerCase().replaceAll(' ', '-'),
    title: text('title') ?? '',
    expected_price: number('price'),
    area: { value: number('area'), unit: unit ?? '' },
    bedrooms: count('bedrooms'),
    bathrooms: count('bathrooms'),
    position: { lat: number('lat'), lng: number('lng') },
    city: text('city'),
    locality: text('locality'),
    project: text('project'),
    description: text('description'),
    lister: 'owner',
    external_id: text('external_id') ?? contentId(row),
  };
  return errors.length ? { errors } : { draft };
}

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
