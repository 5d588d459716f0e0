// An example client: uses only types generated from the OpenAPI document. `generated-client.e2e.spec.ts` generates `schema.d.ts`,
// compiles both and runs it.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

type Listing = components['schemas']['ListingCard'];
export type People = { seller: string; buyer: string; reviewer: string };

export async function doMainJob(
  baseUrl: string,
  people: People,
): Promise<{ found: Listing; number: string; leads: number }> {
  const of = (token?: string) =>
    createClient<paths>({ baseUrl, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
  const [anyone, seller, buyer, reviewer] = [of(), of(people.seller), of(people.buyer), of(people.reviewer)];

  const { data: posted, error } = await seller.POST('/api/property/{type}/{subtype}', {
    params: { path: { type: 'residential', subtype: 'flat' } },
    body: {
      title: 'Corner flat by the lake',
      expected_price: 8_500_000,
      area: { value: 1450, unit: 'sqft' },
      bedrooms: 3,
      position: { lat: 30.7, lng: 76.71 },
      locality: 'Sector 70',
      city: 'Mohali',
      lister: 'owner',
    },
  });
  if (!posted) throw new Error(`${error.code}: ${error.detail}`);
  const { id } = posted.property;
  const verified = await reviewer.POST('/api/staff/listings/{id}/verify', {
    params: { path: { id } },
    body: { checks: ['ownership_paper_seen', 'phone_reached', 'location_checked'] },
  });
  if (!verified.data) throw new Error(verified.error.detail);

  const query = { property_subtype: 'flat' as const, search: ['corner lake'], after: verified.data.position };
  const page = await anyone.GET('/api/listings', { params: { query } });
  const found = page.data?.listings.find((listing) => listing.id === id);
  if (!found) throw new Error('The search did not return the posted flat');

  const contact = await buyer.POST('/api/buyer/{action}', {
    params: { path: { action: 'contacted' } },
    body: { property: id },
  });
  if (!contact.data) throw new Error(contact.error.detail);
  const inbox = await seller.GET('/api/me/leads', { params: { query: { after: contact.data.position } } });
  return { found, number: contact.data.assisted_by ?? '', leads: inbox.data?.leads.length ?? 0 };
}
