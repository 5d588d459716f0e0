import { type MapFilter, PROPERTY_TYPES, SUBTYPES_OF } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import FilterSections from './filter-sections.tsx';

const legends = (filter: MapFilter): string[] =>
  [
    ...renderToStaticMarkup(<FilterSections filter={filter} onChange={() => {}} />).matchAll(/<legend[^>]*>([^<]+)</g),
  ].map(([, legend]) => legend);

it('whoever asks for owners alone sees that it is so', () => {
  const box = (filter: MapFilter) =>
    renderToStaticMarkup(<FilterSections filter={filter} onChange={() => {}} />).match(
      /<input type="checkbox"[^>]*>(?=Owner only)/,
    )?.[0];
  expect(box({ lister: 'owner' })).toContain('checked=""');
  expect(box({})).not.toContain('checked=""');
});

it('H-07 the bedroom section is there for residential types alone, and not for "other" or plots', () => {
  const all: MapFilter[] = PROPERTY_TYPES.flatMap((propertyType) => [
    { propertyType },
    ...SUBTYPES_OF[propertyType].map((subtype) => ({ propertyType, subtype })),
  ]);
  const withBedrooms = all.filter((filter) => legends(filter).includes('Bedrooms'));
  expect(withBedrooms).toEqual([
    { propertyType: 'residential' },
    { propertyType: 'residential', subtype: 'flat' },
    { propertyType: 'residential', subtype: 'kothi' },
  ]);
  expect(legends({})).not.toContain('Bedrooms');
});
