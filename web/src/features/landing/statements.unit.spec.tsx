import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { citiesKey } from '../../shared/api/cities.ts';
import { faqsQuery } from '../../shared/api/faqs.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { sampleCities } from '../../shared/places/testing/sample-cities.ts';
import LandingPage from './landing-page.tsx';

const shipped = readFileSync(new URL('../../../../deploy/regions/everywhere/faqs.csv', import.meta.url), 'utf8');
const [, question, answer] = /\n[\w-]+,([^,]+),[^,]+,[^,]+,"([^"]+)"/.exec(shipped) ?? [];
const client = new QueryClient();
client.setQueryData(faqsQuery.queryKey, [{ slug: 'live', question, answer }]);

const showLanding = (queries: QueryClient) => (
  <QueryClientProvider client={queries}>
    <Router ssrPath="/">
      <LandingPage />
    </Router>
  </QueryClientProvider>
);
const landing = showLanding(client);
const html = renderToStaticMarkup(landing);
const readText = (part: string) =>
  part
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const questions = readText(/<section[^>]*><h2[^>]*>Frequently asked questions.*?<\/section>/s.exec(html)?.[0] ?? '');

describe('the landing page says', () => {
  it.each([
    ['L-04 that buyers pay nothing', 'No fee or commission for individual buyers'],
    ['L-04 what sellers pay', 'The seller service fee is 0.5% of the transaction value.'],
    ['L-05 that listings are on a map', 'Every home at its real location'],
    ['L-05 who contacts buyers', 'Our staff contact buyers on your behalf.'],
    [
      'L-06 what is kept private',
      'Phone number and property details are kept private and not shared with third parties.',
    ],
    ['L-07 who helps with papers', 'Our in-house legal and documentation team helps.'],
  ])('%s', (_, statement) => {
    expect(readText(html)).toContain(statement);
  });

  it('L-13 in its questions when a listing opens', () => {
    expect(questions).toContain(
      'Users can open it after staff verification: about 30 minutes in working hours, otherwise the next working day.',
    );
  });
});

it('L-23 the contact form is at the end of Landing', async () => {
  const { prelude } = await prerenderToNodeStream(landing);
  const whole = await text(prelude);
  for (const name of ['name', 'email', 'subject', 'message']) expect(whole).toContain(`name="${name}"`);
});

it('L-32 shows the newest homes, then each city with its number of homes and lowest price', () => {
  const known = new QueryClient();
  known.setQueryData(citiesKey, sampleCities);
  const beforeCounts = readText(renderToStaticMarkup(showLanding(known)));
  expect(beforeCounts).toMatch(/New on the map.*Homes by city.*Chandigarh 41 localities Mohali 3 localities/);
  known.setQueryData([...listingsKey, 'cities'], {
    cities: [
      { id: 'chandigarh', homes: 0, price_from: null },
      { id: 'mohali', homes: 560, price_from: 1_800_000 },
      { id: 'new-chandigarh', homes: 1, price_from: 25_000_000 },
    ],
  });
  expect(readText(renderToStaticMarkup(showLanding(known)))).toMatch(
    /Chandigarh No homes yet Mohali 560 homes from ₹18 Lac New Chandigarh 1 home from ₹2.5 Cr/,
  );
});
