import { expect, it } from 'vitest';
import { importArguments } from './import-arguments.ts';

const read = (...flags: string[]) => importArguments(['a.csv', '--as', '+919800000009', ...flags]);
const base = { file: 'a.csv', as: '+919800000009', update: false };

it('reads every flag into the options that the page sends too', () => {
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
  [['--map', 'Asking=cost'], /--map Asking=cost: “Asking” is not one of our columns/],
  [['--map', 'vastu=Vastu'], /“vastu” is not one of our columns\.\nOurs are type, subtype/],
  [['--map', 'subtyp=Kind'], /“subtyp” is not one of our columns\. Did you mean subtype\?/],
  [['--set', 'area_unt=sqft'], /“area_unt” is not one of our columns\. Did you mean area_unit\?/],
  [['--values', 'subtype:Plot=land'], /“land” is not a value of subtype\. Use flat, kothi, residential-plot/],
  [['--as', '12345'], /12345/],
  [['--ignroe', 'x'], /^Unknown flag --ignroe\. Did you mean --ignore\?/],
  [['--az'], /^Unknown flag --az\./],
  [['b.csv'], /^One file at a time: a\.csv, b\.csv/],
  [['--map', 'price'], /--map price: must be/],
  [['--set', 'cost=1'], /--set cost=1: “cost” is not one of our columns/],
  [['--set', 'price='], /--set price=: must be/],
  [['--set', 'price=1', '--set', 'price=2'], /--set price: given twice, as “1” and as “2”/],
  [['--lister', 'agent', '--set', 'lister=owner'], /--set lister: given twice/],
  [['--lister', 'broker'], /--lister broker: must be one of owner, agent, builder, relative/],
  [['--values', 'subtype=flat'], /--values subtype=flat: must be ours:theirs=value/],
  [['--values', 'kind:h=flat'], /--values kind:h=flat: “kind” is not one of our columns/],
  [['--skip', 'Status'], /--skip Status: must be column=value/],
])('%j says what is wrong with it', (flags, message) => {
  expect(() => read(...flags)).toThrow(message);
});

it('names what is missing before it explains the flags', () => {
  expect(() => importArguments([])).toThrow(/^The file is missing\.\n\nnpm run import/);
  expect(() => importArguments(['--as', '+919800000009'])).toThrow(/^The file is missing/);
  expect(() => importArguments(['a.csv'])).toThrow(/^--as is missing/);
});
