import { FACETS, type MapFilter, PROPERTY_TYPES, SUBTYPES, SUBTYPES_OF } from '@naksha/events/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type PlainKey, t } from '../../../shared/messages/t.ts';
import FilterSections from './filter-sections.tsx';
import { listActiveFilters } from './list-active-filters.ts';

const legends = (filter: MapFilter): string[] =>
  [
    ...renderToStaticMarkup(<FilterSections filter={filter} onChange={() => {}} />).matchAll(/<legend[^>]*>([^<]+)</g),
  ].map(([, legend]) => legend);

it('offers owners, agents and builders, and shows the selected one', () => {
  const chosen = (filter: MapFilter) =>
    [
      ...renderToStaticMarkup(<FilterSections filter={filter} onChange={() => {}} />).matchAll(
        /<input type="radio"[^>]* name="lister"[^>]*value="(\w+)"[^>]*>/g,
      ),
    ].map(([tag, value]) => [value, tag.includes('checked=""')]);
  expect(chosen({ lister: 'builder' })).toEqual([
    ['any', false],
    ['owner', false],
    ['agent', false],
    ['builder', true],
  ]);
  expect(chosen({})[0]).toEqual(['any', true]);
});

it('H-07 offers bedrooms for every type that can have them, and not for "other", plots or commercial types', () => {
  const all: MapFilter[] = [{}, ...SUBTYPES.map((subtype) => ({ subtype }))];
  const typed: MapFilter[] = PROPERTY_TYPES.flatMap((propertyType) => [
    { propertyType },
    ...SUBTYPES_OF[propertyType].map((subtype) => ({ propertyType, subtype })),
  ]);
  const withBedrooms = [...all, ...typed].filter((filter) => legends(filter).includes('Bedrooms'));
  expect(withBedrooms).toEqual([
    {},
    { subtype: 'flat' },
    { subtype: 'kothi' },
    { propertyType: 'residential' },
    { propertyType: 'residential', subtype: 'flat' },
    { propertyType: 'residential', subtype: 'kothi' },
  ]);
});

it('says that lists and counts contain only verified homes', () => {
  expect(renderToStaticMarkup(<FilterSections filter={{}} onChange={() => {}} />)).toContain(
    'Lists and counts include verified homes only.',
  );
});

it('offers bedrooms in one place: a minimum first, and exact numbers below it', () => {
  const html = renderToStaticMarkup(
    <FilterSections filter={{ propertyType: 'residential', bedrooms: { exact: [2] } }} onChange={() => {}} />,
  );
  const names = [...html.matchAll(/<legend[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, name]) => name);
  const at = names.indexOf('Bedrooms');
  expect(names[at + 1]).toBe('Or an exact number (BHK)');
  const group = html.slice(html.indexOf('>Bedrooms<'), html.indexOf('Or an exact number (BHK)'));
  expect([group.match(/type="radio"/g)?.length, group.includes('checked')]).toEqual([9, false]);
});

it('describes each flag with the same text on its control and chip', () => {
  const flags = FACETS.filter(({ facet }) => facet.by === 'flag');
  expect(flags.map(({ name }) => name)).toContain('reraNumber');
  const html = renderToStaticMarkup(<FilterSections filter={{}} onChange={() => {}} />);
  for (const { name } of flags) {
    const [{ words }] = listActiveFilters({ [name]: true });
    expect(html).toContain(`${words}</label>`);
    expect(words, 'a statement, not the bare label').not.toBe(t(`attribute.${name}` as PlainKey));
  }
});
