import { ATTRIBUTES, type AttributeValueDefinition, type PhotoId, type WireAttributes } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatAttributeOf } from '../../shared/format/attributes.ts';
import { t } from '../../shared/messages/t.ts';
import ListingPage from './listing-page.tsx';
import { verifiedFlat } from './testing/verified-flat.ts';
import { propertyQueryKey } from './use-property.ts';

afterEach(() => queryClient.clear());

function render(property: Property): string {
  queryClient.setQueryData(propertyQueryKey(property.slug, 'out'), property);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={`/flat/${property.slug}`}>
        <Route path="/:type/:slug" component={ListingPage} />
      </Router>
    </QueryClientProvider>,
  );
}

it('Y-03 Y-12 a listing page shows everyone when it was posted and verified, and each of its prices', () => {
  const html = render({
    ...verifiedFlat,
    mine: false,
    timeline: [
      { what: 'posted', on: '2026-10-01T06:00:00Z', price: 5_000_000 },
      { what: 'verified', on: '2026-10-03T06:00:00Z' },
      { what: 'price_changed', on: '2026-10-20T06:00:00Z', from: 5_000_000, price: 4_500_000 },
      { what: 'price_changed', on: '2026-11-10T06:00:00Z', from: 4_500_000, price: 4_750_000 },
    ],
  });
  const lines = [...html.matchAll(/<span class="[^"]*">([^<]+)<\/span><time dateTime="([^"]+)"[^>]*>([^<]+)</gi)];
  expect(lines.map(([, words, , day]) => `${day}: ${words}`)).toEqual([
    '10 Nov 2026: Price changed from ₹45,00,000 to ₹47,50,000',
    '20 Oct 2026: Price changed from ₹50,00,000 to ₹45,00,000',
    '3 Oct 2026: Checked by our staff',
    '1 Oct 2026: Posted at ₹50,00,000',
  ]);
});

it('shows every attribute of a listing', () => {
  const sampleValue = (value: AttributeValueDefinition) => {
    if ('options' in value) return value.options.at(-1);
    if (value.type === 'number') return value.max;
    return value.type === 'readyFrom' ? 'ready' : 'SBI, HDFC';
  };
  const given: WireAttributes = Object.fromEntries(ATTRIBUTES.map(({ wire, value }) => [wire, sampleValue(value)]));
  const html = render({ ...verifiedFlat, mine: false, profile_details: { ...verifiedFlat.profile_details, ...given } });
  const shown = Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)</g)].map(([, name, value]) => [name, value]),
  );
  for (const attribute of ATTRIBUTES)
    expect(shown).toHaveProperty([t(`attribute.${attribute.name}`)], formatAttributeOf(given, attribute));
});

it('reserves space for the map of the surroundings before it loads, so that nothing below it moves', () => {
  const html = render({ ...verifiedFlat, mine: false });
  const room = html.indexOf('class="skeleton aspect-5/3');
  expect(room).toBeGreaterThan(html.indexOf('>Location<'));
  expect(room).toBeLessThan(html.indexOf('Report this listing'));
  expect(html).not.toContain('data-testid="surroundings"');
});

it('G-36 the badge counts the checks, and expands to show each: by which role, when, until when', () => {
  const on = '2026-11-01T06:00:00Z';
  const until = '2026-12-01T06:00:00Z';
  const receipt = [
    { check: 'phone_reached', by: 'reviewer', on, until },
    { check: 'location_checked', by: 'staff', on, until },
  ] as const;
  const checked = { done: 2, of: 5 };
  const verified = { on, receipt: [...receipt], price_changed_since: false };
  const html = render({ ...verifiedFlat, mine: false, checked, verified });
  const [, badge, listed] = /<details[^>]*><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/.exec(html) ?? [];
  expect(badge).toContain('2 of 5 checked');
  expect(badge).not.toContain('erified');
  const lines = [...listed.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line]) =>
    line.replace(/<svg.*?<\/svg>/g, '').replace(/(<[^>]*>)+/g, '|'),
  );
  const told = 'on 1 Nov 2026. Valid until 1 Dec 2026, and longer if the owner confirms the listing.';
  expect(lines).toEqual([
    `|Seller reached by phone|Checked by our reviewer ${told}|`,
    `|Location checked|Checked by our staff ${told}|`,
    '|Ownership document seen|Not checked|',
    '|Visited, or photos checked|Not checked|',
    '|Price looks plausible|Not checked|',
  ]);
  expect(render({ ...verifiedFlat, mine: false, demo: true })).not.toContain('checked');
});

it('a listing verified by sample has no count of checks, and shows that it was not checked itself', () => {
  const on = '2026-11-01T06:00:00Z';
  const sample = { listings: 400, checked: 20, failed: 1, by: 'reviewer' } as const;
  const verified = { on, receipt: [], price_changed_since: true, sample };
  const html = render({
    ...verifiedFlat,
    mine: false,
    checked: undefined,
    verified,
    timeline: [{ what: 'sampled', on }],
  });
  expect(html).toContain('Checked by sample');
  expect(html).toContain('as one of 400 homes imported together. Our staff checked 20 of these homes at random');
  expect(html).toContain('This home was not checked individually.');
  expect(html).toContain('Public after a sample check');
  expect(html).toContain('Price changed since this check');
  expect(html).not.toMatch(/\d of 5 checked|Vouched|Checked by our staff/);
});

it('shows buyers that contact details were removed from the description, and nobody else', () => {
  const shown = (description: string) => render({ ...verifiedFlat, mine: false, description });
  expect(shown('Sunny. Call […].')).toContain('contact details were removed here');
  expect(shown('Sunny, on a corner.')).not.toContain('removed here');
});

it('B-16 a demo listing offers no contact, and says why; others do', () => {
  const shown = (demo: boolean) =>
    render({
      ...{ ...verifiedFlat, mine: false, demo, assisted_by: '+91-1720××××××' },
      has_access: { can_view: false, is_liked: false },
    });
  for (const offer of ['Contact seller', '1720××××××']) expect(shown(false)).toContain(offer);
  for (const offer of ['Contact seller', 'tel:', '1720', 'Contact']) expect(shown(true), offer).not.toContain(offer);
  expect(shown(true)).toContain('There is no seller to contact.');
  expect(shown(true)).toContain('aria-pressed');
});

it('shows homes for sale nearby if a home cannot be contacted', () => {
  const shown = (changes: Partial<Property>) => render({ ...verifiedFlat, mine: false, ...changes });
  const nearby = /<a [^>]*href="\/home\?c=30\.7,76\.72,14"[^>]*>.*?See homes for sale nearby/;
  for (const changes of [{ demo: true }, { listing_state: 'sold' }] satisfies Partial<Property>[])
    expect(shown(changes), JSON.stringify(changes)).toMatch(nearby);
  expect(shown({})).not.toContain('for sale nearby');
});

it('on a past day there are no actions, and no column for them', () => {
  const html = render({ ...verifiedFlat, mine: false, as_of: '2026-11-20' });
  expect(html).not.toContain('aria-pressed');
  expect(html).not.toContain('lg:grid-cols-[minmax(0,1fr)_360px]');
});

it('anyone can report a listing on the market, except its owner, and not demo or sold listings', () => {
  const shown = (changes: Partial<Property>) => render({ ...verifiedFlat, mine: false, ...changes });
  expect(shown({})).toContain('Report this listing');
  for (const changes of [{ mine: true }, { demo: true }, { listing_state: 'sold' }] satisfies Partial<Property>[])
    expect(shown(changes), JSON.stringify(changes)).not.toContain('Report this listing');
});

it('G-07 shows title, cover, price, subtype, bedrooms, bathrooms, car parkings, project, locality and area', async () => {
  const photo = { id: 'hall' as PhotoId, width: 4000, height: 3000, preview: '', sizes: [320 as const, 800 as const] };
  const property: Property = {
    ...{ ...verifiedFlat, mine: false, photos: [photo], photo_count: 1, cover_image: '/photos/hall/320.webp' },
    profile_details: { ...verifiedFlat.profile_details, bedrooms: 4, bathrooms: 3, car_parkings: 2 },
  };
  await vi.waitFor(() => expect(render(property)).toContain('/photos/hall/'), 15_000);
  const html = render(property);
  expect(html).toMatch(/<h1[^>]*>[^<]*Flat by the park/);
  expect(html).toContain('₹74,50,000');
  const facts = new Map(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
      name,
      value.replace(/<[^>]*>/g, ''),
    ]),
  );
  expect(facts.get('Kind of property')).toBe('Flat, residential');
  expect(facts.get('Bedrooms')).toBe('4');
  expect(facts.get('Bathrooms')).toBe('3');
  expect(facts.get('Car parking spaces')).toBe('2');
  expect(facts.get('Project')).toBe('Green Towers');
  expect(facts.get('Locality')).toContain('Sector 70');
  expect(facts.get('Area')).toContain('1,450 sq.ft');
});
