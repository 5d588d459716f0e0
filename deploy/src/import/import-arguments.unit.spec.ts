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
  [['--map', 'Asking=cost'], /--map Asking=cost: must be ours=theirs/],
  [['--map', 'price'], /--map price: must be/],
  [['--set', 'cost=1'], /--set cost=1: must be ours=value/],
  [['--set', 'price='], /--set price=: must be/],
  [['--set', 'price=1', '--set', 'price=2'], /--set price: given twice, as “1” and as “2”/],
  [['--lister', 'agent', '--set', 'lister=owner'], /--set lister: given twice/],
  [['--lister', 'broker'], /--lister broker: must be one of owner, agent, builder, relative/],
  [['--values', 'subtype=flat'], /--values subtype=flat: must be ours:theirs=value/],
  [['--values', 'kind:h=flat'], /--values kind:h=flat: must be/],
  [['--skip', 'Status'], /--skip Status: must be column=value/],
])('%j says what is wrong with it', (flags, message) => {
  expect(() => read(...flags)).toThrow(message);
});

it('asks for help where there is no file, no number, or an unknown flag', () => {
  expect(importArguments(['--help'])).toBeUndefined();
  expect(importArguments(['a.csv'])).toBeUndefined();
  expect(importArguments(['--as', '+919800000009'])).toBeUndefined();
  expect(read('--ignroe', 'x')).toBeUndefined();
});
