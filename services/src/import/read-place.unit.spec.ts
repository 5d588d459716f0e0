import { Gazetteer } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { gazetteer } from '../testing/sample-listing.ts';
import { createPlaceCellParser } from './read-place.ts';

const read = createPlaceCellParser(gazetteer);
const city = gazetteer.list('city')[0];
const locality = gazetteer.list('locality').find(({ cityId }) => cityId === city.id)!;
const other = gazetteer.list('city').find(({ id }) => id !== city.id)!;
const { position } = locality;

it('stores the official names of a city and a locality, for any spelling', () => {
  const shouted = { city: ` ${city.names.en.toUpperCase()} `, locality: locality.names.en.replace('Sector ', 'sec-') };
  expect(read(position, shouted)).toEqual({ city: city.names.en, locality: locality.names.en, notes: [] });
  expect(read(position, { city: '-', locality: '' })).toEqual({ notes: [] });
});

it('the city follows the position, and a contradiction is reported', () => {
  for (const text of [other.names.en, 'Seattle'])
    expect(read(position, { city: text })).toEqual({
      city: city.names.en,
      notes: [{ column: 'city', reason: { code: 'city_differs', params: { text, read: city.names.en } } }],
    });
});

it('an unknown locality is stored as written, and reported', () => {
  expect(read(position, { locality: 'Sector 4711' })).toEqual({
    locality: 'Sector 4711',
    notes: [
      {
        column: 'locality',
        reason: { code: 'locality_unknown', params: { text: 'Sector 4711', city: city.names.en } },
      },
    ],
  });
});

it('keeps the text if no place is known', () => {
  const anywhere = createPlaceCellParser(new Gazetteer([]));
  expect(anywhere(position, { city: 'Seattle', locality: 'Ballard' })).toEqual({
    ...{ city: 'Seattle', locality: 'Ballard' },
    notes: [],
  });
});
