import type { TitledListing } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { titleAddsInformation } from './says-more.ts';

const flat: TitledListing = {
  ...{ title: '', property_subtype: 'flat', bedrooms: 3, area: { value: 1450, unit: 'sqft', sqft: 1450 } },
  ...{ project: 'Green Towers', locality: 'Sector 70', city: 'Mohali' },
};

it.each([
  ['3 BHK flat in Sector 70, Mohali', false],
  ['3BHK Flat, Green Towers', false],
  ['Flat for sale, 1450 sqft', false],
  ['2 BHK flat in Sector 70, Mohali', true],
  ['3 BHK flat by the park', true],
  ['ਸੈਕਟਰ 70 ਵਿੱਚ ਫਲੈਟ', true],
])('whether %j adds to its card: %s', (title, more) => {
  expect(titleAddsInformation({ ...flat, title })).toBe(more);
});

it('a plot is called a plot', () => {
  const plot: TitledListing = { ...flat, property_subtype: 'residential-plot', bedrooms: undefined };
  expect(titleAddsInformation({ ...plot, title: 'Plot in Mohali' })).toBe(false);
});
