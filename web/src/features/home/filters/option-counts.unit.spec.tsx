import {
  FACETS,
  facetParameterName,
  listFacetParameterValues,
  type MapFilter,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type { FacetCounts } from '@naksha/events/wire/listing-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import FilterSections from './filter-sections.tsx';
import { OptionCounts } from './option-counts.tsx';

const draw = (facets: FacetCounts['facets'], filter: MapFilter = { propertyType: 'residential' }) =>
  renderToStaticMarkup(
    <OptionCounts value={facets}>
      <FilterSections filter={filter} onChange={() => {}} />
    </OptionCounts>,
  );
const names = (html: string): string[] =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, label]) =>
    label
      .replace(/<span aria-hidden[^>]*>.*?<\/span>/g, '')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );

it('shows next to each option how many homes it finds, with a label for screen readers', () => {
  const html = draw({
    furnishing: { options: { unfurnished: 1200, semi: 1, furnished: 0 }, not_given: 12 },
    bedrooms: { options: { '2': 5, '2+': 9 }, not_given: 0 },
    rera: { options: { yes: 3 }, not_given: 4 },
    lister: { options: { owner: 7, builder: 2 } },
    posted_since: { options: { '7d': 4 } },
    amenities: { options: { lift: 6 } },
    with_photos: { options: { yes: 8 } },
    price_reduced: { options: { yes: 1 } },
  });
  expect(names(html)).toEqual(
    expect.arrayContaining([
      'Unfurnished (1,200 homes)',
      'Semi-furnished (1 home)',
      'Furnished (0 homes)',
      '2 (5 homes)',
      '2+ (9 homes)',
      'With RERA number (3 homes)',
      'Owner (7 homes)',
      'Builder (2 homes)',
      '7 days (4 homes)',
      'Lift (6 homes)',
      'With photos (8 homes)',
      'Price dropped (1 home)',
    ]),
  );
  expect(html).toContain('>(1,200)</span>');
});

it('shows a number at each option of each attribute, and how many homes do not state it', () => {
  const facets = FACETS.filter(({ name }) => name !== 'bedrooms');
  let count = 1000;
  const counts = Object.fromEntries(
    facets.map((facet) => [
      facetParameterName(facet),
      {
        options: Object.fromEntries(
          listFacetParameterValues(facet, toIndianIsoDay(new Date())).map((option) => [option, ++count]),
        ),
        not_given: ++count,
      },
    ]),
  );
  const html = draw(counts, {});
  for (const [parameter, { options, not_given }] of Object.entries(counts)) {
    for (const [option, n] of Object.entries(options))
      expect(html, `${parameter}=${option}`).toContain(`(${n.toLocaleString('en-IN')} homes)`);
    expect(html, parameter).toContain(`Not specified: ${not_given.toLocaleString('en-IN')}`);
  }
});

it('dims an option without results, which can still be selected', () => {
  const html = draw({ furnishing: { options: { semi: 0, furnished: 2 } } });
  expect(html.match(/opacity-60/g)).toHaveLength(1);
  expect(html).toMatch(/<input type="checkbox"[^>]*\/><span class="opacity-60"><span>Semi-furnished/);
  expect(html).not.toMatch(/ disabled=/);
});

it('shows how many homes do not state the attribute, if any', () => {
  expect(draw({ furnishing: { options: {}, not_given: 12 } })).toContain('Not specified: 12');
  expect(draw({ furnishing: { options: {}, not_given: 0 } })).not.toContain('Not specified');
});

it('shows no number before the counts are known', () => {
  expect(names(draw({})).filter((name) => / homes?\)/.test(name))).toEqual([]);
});
