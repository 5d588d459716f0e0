import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline } from './timeline.tsx';

it('Y-03 Y-12 a listing shows when it was posted and verified, and each price that it had', () => {
  const html = renderToStaticMarkup(
    <Timeline
      entries={[
        { what: 'posted', on: '2026-10-01T06:00:00Z', price: 5_000_000 },
        { what: 'verified', on: '2026-10-03T06:00:00Z' },
        { what: 'price_changed', on: '2026-10-20T06:00:00Z', from: 5_000_000, price: 4_500_000 },
        { what: 'price_changed', on: '2026-11-10T06:00:00Z', from: 4_500_000, price: 4_750_000 },
      ]}
    />,
  );
  const lines = [...html.matchAll(/<span class="[^"]*">([^<]+)<\/span><time dateTime="([^"]+)"[^>]*>([^<]+)</gi)];
  expect(lines.map(([, words, , day]) => `${day}: ${words}`)).toEqual([
    '10 Nov 2026: Price changed from ₹45,00,000 to ₹47,50,000',
    '20 Oct 2026: Price changed from ₹50,00,000 to ₹45,00,000',
    '3 Oct 2026: Verified by our staff',
    '1 Oct 2026: Posted at ₹50,00,000',
  ]);
});
