import { isAttributeColumn, MORE } from '@naksha/events/kernel';
import {
  accepted,
  BLANK,
  isNotGiven,
  mapReading,
  type Reading,
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
import type { ImportColumn } from '@naksha/events/wire/imports';
import type { Row } from './map-columns.ts';
import { readLister } from './read-lister.ts';

/** What a cell of a column is read as, for people to see before anything is posted. `row`: what stands beside it. */
export function readCell(field: ImportColumn, text: string, row: Row): Reading<string> {
  if (isAttributeColumn(field))
    return mapReading(readAttribute(field, text), ({ value, amenities = [] }) =>
      [value ?? [], ...amenities].flat().join(' + '),
    );
  switch (field) {
    case 'price':
      return mapReading(readPrice(text), String);
    case 'area': {
      const unit = readAreaUnit(row.area_unit ?? '');
      return mapReading(
        readArea(text, unit.kind === 'value' ? unit.value : undefined),
        (area) => `${area.value} ${area.unit}`,
      );
    }
    case 'area_unit':
      return readAreaUnit(text);
    case 'type':
      return readType(text);
    case 'subtype': {
      const type = readType(row.type ?? '');
      return readKind(text, type.kind === 'value' ? type.value : undefined);
    }
    case 'bedrooms':
    case 'bathrooms':
    case 'balconies':
      return mapReading(readRooms(field, text), ({ count, rooms }) => [writeCount(count), ...rooms].join(' + '));
    case 'car_parkings':
      return mapReading(readParking(text), writeCount);
    case 'lat':
    case 'lng':
      return readDegrees(text);
    case 'external_id':
      return readId(text);
    case 'lister':
      return readLister(text);
    case 'title':
    case 'city':
    case 'locality':
    case 'project':
    case 'description':
      return isNotGiven(text) ? BLANK : accepted(text.trim());
    default:
      return field satisfies never;
  }
}

function readDegrees(text: string): Reading<string> {
  if (text.trim() === '') return BLANK;
  const read = readNumber(text, { comma: 'decimal' });
  return typeof read === 'number' ? accepted(String(read)) : { kind: 'rejected', reason: read };
}

const writeCount = (count: number): string => (count === MORE ? 'more' : String(count));
