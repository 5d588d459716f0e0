import type { PlaceId } from '@naksha/events/kernel';
import type { MarketFigure } from '@naksha/events/wire/market';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import MarketFigures from './market-figures.tsx';
import { marketQuery } from './market-query.ts';

afterEach(() => queryClient.clear());

const place = 'mohali-sector-70' as PlaceId;
const flats: MarketFigure = {
  ...{ subtype: 'flat', unit: 'sqft', homes: 12, demo: false, rate: 5400, lower: 4800, upper: 6100 },
  change: { percent: 3.2, since: '2026-08-22T18:30:00.000Z', homes: 9 },
};
function draw(figures: MarketFigure[], subtype?: MarketFigure['subtype']): string {
  queryClient.setQueryData(marketQuery(place).queryKey, { place, figures });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MarketFigures place={place} subtype={subtype} />
    </QueryClientProvider>,
  );
}

it('asking prices: median, quartiles, number, change in ninety days, and method', () => {
  const html = draw([flats]);
  for (const text of [
    'Flats: median ₹5,400 per sq.ft',
    'Half of the homes are priced between ₹4,800 per sq.ft and ₹6,100 per sq.ft.',
    'Based on 12 homes. 3.2% higher than 90 days ago.',
    'How this is calculated',
    'We do not show groups of fewer than 5 homes.',
  ])
    expect(html).toContain(text);
  expect(html).toContain('aria-label="From ₹4,800 per sq.ft to ₹6,100 per sq.ft, median ₹5,400 per sq.ft"');
});

it('describes a fall, no change, and an unknown change', () => {
  const change = (percent: number) => draw([{ ...flats, change: { ...flats.change!, percent } }]);
  expect(change(-0.5)).toContain('0.5% lower than 90 days ago.');
  expect(change(0)).toContain('The same as 90 days ago.');
  expect(draw([{ ...flats, change: null }])).toContain(
    'Too few homes were for sale 90 days ago to show a price trend.',
  );
});

it('marks demo homes, and shows nothing for few homes or other types', () => {
  expect(draw([{ ...flats, demo: true }])).toContain('12 demo homes, not market prices.');
  const few: MarketFigure = { ...flats, homes: 4, rate: null, lower: null, upper: null, change: null };
  expect(draw([few])).toContain('There are fewer than 5 homes of each kind for sale here');
  expect(draw([few])).not.toContain('Flats: median');
  expect(draw([flats], 'kothi')).toContain('There are fewer than 5 homes of each kind for sale here');
});
