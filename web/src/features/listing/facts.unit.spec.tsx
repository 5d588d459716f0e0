import { createArea } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatCardArea } from '../../shared/format/facts.ts';
import { ListingFacts } from './facts.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';

const { profile_details: details } = verifiedFlat;
const render = (changes: Partial<Property> = {}): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ListingFacts property={{ ...verifiedFlat, ...changes }} />
    </QueryClientProvider>,
  );
const listGroups = (html: string): Record<string, string[]> =>
  Object.fromEntries(
    html
      .split('<h3')
      .slice(1)
      .map((group) => [
        /^[^>]*>([^<]+)/.exec(group)?.[1],
        [...group.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
          ([, name, value]) => `${name}: ${value.replace(/<[^>]*>/g, '')}`,
        ),
      ]),
  );

it.each([
  [1265, 'sqft', 'flat', '1,265 sq.ft'],
  [98.76, 'sqft', 'other', '98.76 sq.ft'],
  [0.25, 'kanal', 'flat', '1,361 sq.ft'],
] as const)('the page of a home shows the same area as its card: %s %s', (value, unit, subtype, shown) => {
  const area = createArea(value, unit);
  expect(formatCardArea(area, subtype)).toBe(shown);
  expect(render({ area, property_subtype: subtype })).toContain(shown);
});

it('shows the area in every unit, the posted one first', () => {
  expect(listGroups(render()).Home).toContain(
    'Area: 1,450 sq.ft 161 gaj · 5.33 marla · 0.27 kanal · 0.03 acre · 135 sq.mt · 1.07 biswa · 0.05 bigha',
  );
});

it('groups the facts of a flat, and says which of those that buyers need were not given', () => {
  const given = { ...details, ownership: undefined, total_floors: 10, monthly_maintenance: 2500, possession: 'ready' };
  const groups = listGroups(render({ profile_details: given }));
  expect(Object.keys(groups)).toEqual(['Home', 'Building', 'Price and charges', 'Ownership and legal', 'Listing']);
  expect(groups.Building).toEqual(['Car parking spaces: 1', 'Floors in the building: 10']);
  expect(groups['Price and charges']).toContain('Monthly maintenance: ₹2,500');
  expect(groups['Ownership and legal']).toEqual(['Ownership: Not given', 'Possession: Ready to move']);
  expect(groups.Home).toContain('Carpet area: Not given');
  expect(groups.Home).toContain('Floor: Not given');
  expect(JSON.stringify(groups)).not.toContain('Balconies');
});

it('groups the facts of a plot', () => {
  const groups = listGroups(
    render({ property_subtype: 'residential-plot', profile_details: { ...details, road_width: 40, open_sides: 2 } }),
  );
  expect(groups.Plot).toEqual(
    expect.arrayContaining(['Width of the road in front: 40 ft', 'Facing: Not given', 'Open sides: 2']),
  );
  expect(groups.Home).toBeUndefined();
});

it('calls the rooms of a business premises', () => {
  const groups = listGroups(render({ property_subtype: 'office', property_type: 'commercial' }));
  expect(Object.keys(groups)[0]).toBe('Premises');
});
