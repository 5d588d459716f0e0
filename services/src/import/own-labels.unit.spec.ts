import { AREA_UNITS, ATTRIBUTE_COLUMNS, ATTRIBUTES, PROPERTY_TYPES, SUBTYPES } from '@naksha/events/kernel';
import { en } from '@naksha/events/messages/en';
import { hi } from '@naksha/events/messages/hi';
import { pa } from '@naksha/events/messages/pa';
import { expect, it } from 'vitest';
import { parseCellToText } from './read-cell.ts';

const CATALOGUES = { en, hi, pa } as unknown as Record<string, Record<string, string>>;
const columns: readonly string[] = ATTRIBUTE_COLUMNS;
const list = (column: string, options: readonly (string | number)[], text: string) =>
  options.map((option) => ({ column, option: String(option), key: `${text}.${option}` }));
const OPTIONS = [
  ...list('type', PROPERTY_TYPES, 'trade.type'),
  ...list(
    'subtype',
    SUBTYPES.filter((subtype) => subtype !== 'other'),
    'trade.subtypes',
  ),
  ...list('lister', ['owner', 'agent', 'builder', 'relative'], 'trade.lister'),
  ...list('area_unit', AREA_UNITS, 'trade.unit'),
  ...ATTRIBUTES.filter(({ wire }) => columns.includes(wire)).flatMap(({ name, wire, value }) =>
    value.type === 'choice' ? list(wire, value.options, `attribute.${name}`) : [],
  ),
];

it.each(Object.keys(CATALOGUES))('a cell may contain an option as the site shows it in %s', (language) => {
  const cells = OPTIONS.map(({ column, option, key }) => ({ column, option, text: CATALOGUES[language]![key]! }));
  const readings = cells.map(({ column, text }) => parseCellToText(column as 'facing', text, {}));
  expect(readings.map((reading, i) => [cells[i], 'value' in reading ? reading.value : reading])).toEqual(
    cells.map((cell) => [cell, cell.option]),
  );
});
