import { type ListingId, listingIdFromNumber } from '@naksha/events/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { verifiedFlat } from '../listing/testing/verified-flat.ts';
import { NewMatchesOfSearch } from './saved-search-row.tsx';

const render = (ids: readonly ListingId[], count = ids.length): string => {
  queryClient.setQueryData(['new-cards', ids.slice(0, 3).join(',')], { listings: [verifiedFlat] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/dashboard/searches">
        <NewMatchesOfSearch ids={ids} count={count} />
      </Router>
    </QueryClientProvider>,
  );
};
const homes = (n: number) => Array.from({ length: n }, (_, k) => listingIdFromNumber(k + 1));

it('shows how many more there are, and that the map marks them as seen', () => {
  expect(render(homes(20))).toContain('And 17 more. If you open the map, all of them are marked as seen.');
  expect(render(homes(100), 1_500)).toContain('And 1,497 more.');
  expect(render(homes(4))).toContain('And 1 more.');
  expect(render(homes(3))).toContain(verifiedFlat.title);
  expect(render(homes(3))).not.toContain('more.');
});
