import type { PhotoId, Rupees } from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import type { Property } from '@naksha/events/wire/property';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { queryClient } from '../../shared/api/query-client.ts';
import { verifiedFlat } from '../listing/testing/verified-flat.ts';
import { propertyQueryKey } from '../listing/use-property.ts';
import { ownPriceDemandKey } from '../own-listings/own-price-demand.tsx';
import EditPage, { draftFromEditData, editDataKey } from './edit-page.tsx';

const { id, slug } = verifiedFlat;
const [FIRST, SECOND] = ['a', 'b'] as PhotoId[];

const stored: EditData = {
  id,
  property_type: 'residential',
  property_subtype: 'flat',
  title: 'Flat by the park',
  expected_price: 7_450_000,
  area: { value: 1450, unit: 'sqft' },
  bedrooms: 4,
  bathrooms: 2,
  car_parkings: 1,
  position: { lat: 30.7, lng: 76.72 },
  locality: 'Sector 70',
  city: 'Mohali',
  project: 'Green Towers',
  lister: 'builder',
  ownership: 1,
  description: 'Morning sun',
  amenities: ['gym', 'lift'],
  rooms: ['poojaRoom'],
  photos: [FIRST, SECOND],
  cover: SECOND,
};

const inReview: Property = {
  ...verifiedFlat,
  edit_status: 'in_review',
  changes: [
    { field: 'bedrooms', from: 3, to: 4 },
    { field: 'ownership', from: 0, to: 1 },
  ],
};

function page(property: Property): string {
  queryClient.setQueryData(propertyQueryKey(slug, 'out'), property);
  queryClient.setQueryData(editDataKey(id), stored);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={`/dashboard/edit/${slug}`}>
        <Route path="/dashboard/edit/:slug" component={EditPage} />
      </Router>
    </QueryClientProvider>,
  );
}
const chosen = (html: string, name: string): string | undefined =>
  new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*checked=""[^>]*value="([^"]*)"`).exec(html)?.[1];
const rows = (html: string): string[] =>
  [...html.matchAll(/<tr[^>]*><th scope="row".*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  );

describe('the edit page', () => {
  afterEach(() => queryClient.clear());

  it('P-10 opens with the owner’s latest values, and shows changes under review next to the public ones', () => {
    const html = page(inReview);
    expect([chosen(html, 'bedrooms'), chosen(html, 'ownership'), chosen(html, 'bathrooms')]).toEqual(['4', '1', '2']);
    expect(html).toContain('value="74,50,000"');
    expect(html).toContain('Your changes are under review');
    expect(rows(html)).toEqual(['Bedrooms 3 4', 'Ownership Freehold Leasehold']);
  });

  it('G-38 shows changes under review next to the public values, and offers to withdraw them', () => {
    const html = page(inReview);
    expect(rows(html)).toEqual(['Bedrooms 3 4', 'Ownership Freehold Leasehold']);
    expect(html).toMatch(/<button[^>]*>.*?Withdraw these changes<\/button>/);
    expect(page(verifiedFlat)).not.toContain('Withdraw these changes');
  });

  it('G-37 shows the rejection reasons at the top, and a named button to resubmit', () => {
    const reasons = ['The pin is in a lake', 'The area is not the paper’s'];
    const html = page({ ...verifiedFlat, listing_state: 'rejected', reasons });
    for (const reason of reasons) expect(html.indexOf(reason)).toBeGreaterThan(0);
    expect(html.indexOf(reasons[0])).toBeLessThan(html.indexOf('What are you selling?'));
    expect(html).toContain('>Resubmit<');
    const resent = page({ ...verifiedFlat, listing_state: 'under_review', reasons: [] });
    expect(resent).not.toContain('What to correct');
    expect(resent).toContain('>Save changes<');
  });

  it('Y-16 shows the demand for the price below it', () => {
    queryClient.setQueryData(ownPriceDemandKey(id, 7_450_000), {
      searches: 12,
      searched_at: 7_450_000 as Rupees,
      neighbours: 7,
      demo: false,
    });
    const html = page(verifiedFlat);
    for (const text of [
      'Your home matches at least 12 saved searches of other buyers.',
      'At least 7 similar homes within 2 km',
    ])
      expect(html).toContain(text);
  });

  it('shows nothing about a review if nothing is under review', () => {
    const html = page(verifiedFlat);
    expect(html).not.toContain('under review.');
    expect(rows(html)).toEqual([]);
  });

  it('starts with the questions of staff, with answers that are not in the form', () => {
    const html = page({ ...verifiedFlat, question: { on: '2026-11-10T06:00:00Z', kind: 'wrong_price' } });
    for (const text of ['the price of this home is wrong', 'Still available</button>', 'Mark as sold</button>'])
      expect(html).toContain(text);
    expect(html).not.toContain('Change the price</button>');
    expect(page(verifiedFlat)).not.toContain('Mark as sold');
  });

  it('is empty for users who do not own the listing', () => {
    expect(page({ ...inReview, mine: false })).not.toContain('74,50,000');
  });
});

describe('a draft from stored values', () => {
  it('P-10 contains every stored value', () => {
    expect(draftFromEditData(stored)).toEqual({
      type: 'residential',
      subtype: 'flat',
      lister: 'builder',
      position: { lat: 30.7, lng: 76.72 },
      locality: { name: 'Sector 70', city: 'Mohali' },
      project: 'Green Towers',
      price: '74,50,000',
      confirmedPrice: 7_450_000,
      area: '1450',
      unit: 'sqft',
      attributes: { bedrooms: 4, bathrooms: 2, carParkings: 1, ownership: 1 },
      title: 'Flat by the park',
      description: 'Morning sun',
      amenities: ['gym', 'lift'],
      rooms: ['poojaRoom'],
      photos: [FIRST, SECOND],
      cover: SECOND,
    });
  });

  it('leaves missing values empty', () => {
    const bare: EditData = {
      ...stored,
      photos: undefined,
      cover: undefined,
      description: undefined,
      project: undefined,
      ownership: undefined,
    };
    const draft = draftFromEditData({ ...bare, bedrooms: undefined, bathrooms: undefined, car_parkings: undefined });
    expect(draft).toMatchObject({ description: '', project: '', photos: [] });
    for (const field of ['bedrooms', 'bathrooms', 'carParkings', 'ownership', 'cover'])
      expect(draft, field).not.toHaveProperty(field);
  });
});
