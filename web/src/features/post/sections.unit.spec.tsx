import {
  AMENITIES,
  AREA_UNITS,
  BALCONIES,
  BATHROOMS,
  BEDROOMS,
  CAR_PARKINGS,
  PROPERTY_TYPES,
  SUBTYPES_OF,
} from '@naksha/events/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import FeeAndTerms from './fee-and-terms.tsx';
import PostPage from './post-page.tsx';
import ReraField from './rera-field.tsx';

async function renderForm(draft: Partial<Draft>): Promise<string> {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ ...EMPTY_DRAFT, ...draft }) });
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <PostPage />
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}
const radios = (html: string, name: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)]
    .filter(([input]) => input.includes(`name="${name}"`))
    .map(([input]) => /value="([^"]*)"/.exec(input)![1]);
const units = (html: string) =>
  [...html.matchAll(/<option value="([a-z]+)"/g)].flatMap(
    ([, value]) => AREA_UNITS.find((unit) => unit === value) ?? [],
  );
const areaInput = (html: string) => /<label[^>]*>Area<\/label>(<input[^>]*>)/.exec(html)?.[1];
const boxes = (html: string) => html.match(/<input type="checkbox"/g)?.length ?? 0;

describe('the post form', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('G-26 offers lister types, ownerships, types and their subtypes', async () => {
    const html = await renderForm({});
    expect(radios(html, 'lister')).toEqual(['owner', 'agent', 'builder', 'relative']);
    expect(radios(html, 'ownership')).toEqual(['0', '1', '2', '3']);
    expect(radios(html, 'type')).toEqual([...PROPERTY_TYPES]);
    for (const type of PROPERTY_TYPES)
      expect(radios(await renderForm({ type, subtype: SUBTYPES_OF[type][0] }), 'subtype')).toEqual([
        ...SUBTYPES_OF[type],
      ]);
  });

  it('G-26 asks for area with a unit, counts and extra rooms of the subtype, and every amenity', async () => {
    const counts = (html: string) =>
      ['bedrooms', 'bathrooms', 'balconies', 'car_parkings'].map((name) => radios(html, name));
    const all = [BEDROOMS, BATHROOMS, BALCONIES, CAR_PARKINGS].map((list) => list.map(String));
    const home = await renderForm({ subtype: 'flat' });
    expect(counts(home)).toEqual(all);
    expect(units(home)).toEqual(['sqft', 'sqyd', 'sqm']);
    expect(areaInput(home)).toContain('inputMode="decimal"');
    expect(areaInput(home)).not.toMatch(/\s(disabled|readonly)=/i);
    for (const room of ['Pooja room', 'Study room', 'Servant room', 'Store room']) expect(home).toContain(room);
    expect(boxes(home)).toBe(4 + AMENITIES.length);

    const inKanal = await renderForm({ subtype: 'flat', area: '½ kanal' });
    expect(units(inKanal)).toEqual(['kanal', 'sqft', 'sqyd', 'sqm']);
    expect(inKanal).not.toContain('Equals 0.5 kanal');

    const office = await renderForm({ type: 'commercial', subtype: 'office' });
    expect(counts(office)).toEqual([[], all[1], [], all[3]]);
    expect(boxes(office)).toBe(AMENITIES.length);

    const plot = await renderForm({ subtype: 'residential-plot' });
    expect(counts(plot)).toEqual([[], [], [], []]);
    expect(units(plot)).toEqual(['sqyd', 'marla', 'kanal', 'acre', 'biswa', 'bigha', 'sqft', 'sqm']);
    expect(boxes(plot)).toBe(4 + AMENITIES.length);
  });

  it('asks for details in optional groups, collapsed until something is filled in', async () => {
    const groups = (html: string) =>
      [...html.matchAll(/<details class="group"( open="")?><summary.*?<\/span>([^<]+)/g)].map(([, open, title]) => [
        title,
        open !== undefined,
      ]);
    const closed = await renderForm({ attributes: { bedrooms: 3 } });
    expect(closed).toContain('These details are optional.');
    expect(groups(closed)).toContainEqual(['Ownership and sale', false]);
    const open = await renderForm({ attributes: { ownership: 1 } });
    expect(groups(open)).toContainEqual(['Ownership and sale', true]);
    expect(open).toContain('1 filled in');
    expect(open).toMatch(/Clear<span class="sr-only">[^<]*(<!-- -->)?Ownership/);
    expect(groups(open)).toContainEqual(['About the property', false]);
  });

  it('G-39 states the fee, when it is due, and the terms, and calls nothing free', async () => {
    const html = renderToStaticMarkup(<FeeAndTerms draft={{ price: '85,00,000' }} />);
    expect(html).toContain('When the property is sold, our service fee is 0.5% of the transaction value.');
    expect(html).toContain('For a price of ₹85,00,000, that is ₹42,500.');
    expect(html).toContain('By posting, you accept our terms');
    expect(html.match(/<li>/g)).toHaveLength(4);
    expect(renderToStaticMarkup(<FeeAndTerms draft={{ price: '' }} />)).not.toContain('For a price of');
    expect((await renderForm({})) + html).not.toMatch(/\bFree\b/);
  });

  it('G-20 warns of an unusual RERA number, which can still be posted', async () => {
    const warnings = (rera: string) =>
      renderToStaticMarkup(<ReraField value={rera} onChange={() => {}} error={undefined} />).match(
        /[^<>]*You can still post the listing\./g,
      ) ?? [];
    expect(warnings('PBRERA-SAS81-PR0123')).toEqual([]);
    expect(warnings('')).toEqual([]);
    expect(warnings('PBRERA-MOHALI')).toEqual([expect.stringContaining('PBRERA-SAS81-PR0123')]);
    expect(warnings('12345')).toEqual([expect.stringContaining('No RERA authority')]);
  });
});
