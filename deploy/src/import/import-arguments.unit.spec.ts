import { expect, it } from 'vitest';
import { parseImportArguments } from './import-arguments.ts';

const read = (...flags: string[]) => parseImportArguments(['a.csv', '--as', '+919800000009', ...flags]);
const base = { file: 'a.csv', as: '+919800000009', update: false };

it('converts every flag into the options that the page sends', () => {
  expect(read()).toEqual(base);
  expect(
    read(
      ...['--map', 'area=BuildingArea,Landsize', '--map', 'price=#4', '--set', 'type=residential', '--update'],
      ...['--ignore', 'Type,Date', '--ignore', 'Method', '--values', 'subtype:Condominium=flat,h=kothi'],
      ...['--values', 'lister:Broker=agent', '--skip', 'Status=Closed,Under Contract', '--skip', 'Sold=Y'],
      ...['--lister', 'agent', '--delimiter', ';', '--encoding', 'utf-8'],
    ),
  ).toEqual({
    ...base,
    update: true,
    map: { area: ['BuildingArea', 'Landsize'], price: ['#4'] },
    set: { type: 'residential', lister: 'agent' },
    ignore: ['Type', 'Date', 'Method'],
    values: { subtype: { Condominium: 'flat', h: 'kothi' }, lister: { Broker: 'agent' } },
    skip: { Status: ['Closed', 'Under Contract'], Sold: ['Y'] },
    delimiter: ';',
    encoding: 'utf-8',
  });
});

it.each([
  ['price=Asking price', { price: ['Asking price'] }],
  ['Asking price=price', { price: ['Asking price'] }],
  ['#7=lat', { lat: ['#7'] }],
  ['Type=subtype', { subtype: ['Type'] }],
  ['price=Price=INR', { price: ['Price=INR'] }],
  ['Price=INR=price', { price: ['Price=INR'] }],
  ['subtype=type', { subtype: ['type'] }],
  ['area="Area, built",Plot', { area: ['Area, built', 'Plot'] }],
])('reads --map %s', (given, map) => {
  expect(read('--map', given)).toEqual({ ...base, map });
});

it.each([
  [['--map', 'Asking=cost'], /--map Asking=cost: unknown column “Asking”/],
  [['--map', 'vastu=Vastu'], /unknown column “vastu”\.\nThe columns are type, subtype/],
  [['--map', 'subtyp=Kind'], /unknown column “subtyp”\. Did you mean subtype\?/],
  [['--set', 'area_unt=sqft'], /unknown column “area_unt”\. Did you mean area_unit\?/],
  [['--values', 'subtype:Plot=land'], /“land” is not a valid subtype\. Expected: flat, kothi, residential-plot/],
  [['--as', '12345'], /12345/],
  [['--ignroe', 'x'], /^Unknown option --ignroe\. Did you mean --ignore\?/],
  [['--az'], /^Unknown option --az\./],
  [['b.csv'], /^Import one file at a time, not a\.csv, b\.csv/],
  [['--map', 'price'], /--map price: use the format COLUMN=HEADER/],
  [['--set', 'cost=1'], /--set cost=1: unknown column “cost”/],
  [['--set', 'price='], /--set price=: use the format COLUMN=VALUE/],
  [['--set', 'price=1', '--set', 'price=2'], /--set price: conflicting values “1” and “2”/],
  [['--lister', 'agent', '--set', 'lister=owner'], /--set lister: conflicting values/],
  [['--lister', 'broker'], /--lister broker: use one of owner, agent, builder, relative/],
  [['--values', 'subtype=flat'], /--values subtype=flat: use the format COLUMN:TEXT=VALUE/],
  [['--values', 'kind:h=flat'], /--values kind:h=flat: unknown column “kind”/],
  [['--skip', 'Status'], /--skip Status: use the format HEADER=TEXT/],
])('rejects %j', (flags, message) => {
  expect(() => read(...flags)).toThrow(message);
});

it('names the missing argument before the usage', () => {
  expect(() => parseImportArguments([])).toThrow(/^The CSV file is missing\.\n\nUsage: npm run import/);
  expect(() => parseImportArguments(['--as', '+919800000009'])).toThrow(/^The CSV file is missing/);
  expect(() => parseImportArguments(['a.csv'])).toThrow(/^--as is missing/);
});
