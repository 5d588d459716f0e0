import type { ListingDraft } from '@naksha/services/testing/parts';
import type { Person } from './people.ts';
import type { Act } from './plan.ts';

export const PRICES = [4_500_000, 5_000_000, 6_250_000, 7_000_000, 8_500_000, 9_900_000, 12_000_000, 25_000_000];
const TITLES = ['Flat near the park', 'Sunny flat', 'Corner flat', 'Quiet flat', 'Flat with a view', 'Large flat'];
/** Some at the same place, some whose markers merge, some far away. */
export const SPOTS = [
  { lat: 30.7, lng: 76.72 },
  { lat: 30.7, lng: 76.72 },
  { lat: 30.7004, lng: 76.7204 },
  { lat: 30.71, lng: 76.73 },
  { lat: 30.645, lng: 76.82 },
  { lat: 30.74, lng: 76.78 },
];

export function draftOf({ price, spot, draft }: Extract<Act, { do: 'post' }>, seller: Person): ListingDraft {
  const digits = seller.phone.slice(3);
  return {
    property_type: 'residential',
    property_subtype: 'flat',
    // Contact details in a public field must be rejected.
    title: draft === 'telling' ? `${TITLES[spot]} ${digits}` : TITLES[spot],
    expected_price: PRICES[price],
    area: { value: 1_200 + 50 * spot, unit: 'sqft' },
    bedrooms: 2 + (spot % 3),
    bathrooms: 2,
    position: draft === 'outside' ? { lat: 12.97, lng: 77.59 } : SPOTS[spot],
    lister: 'owner',
    ownership: 0,
    // Free text is stored in the vault or hashed.
    description: draft === 'described' ? `Call ${digits} in the evening.` : undefined,
    external_id: draft === 'numbered' ? `flat of ${digits}` : undefined,
    amenities: ['park', 'lift'],
  };
}

export function patchOf({ change, to }: Extract<Act, { do: 'edit' }>, seller: Person | undefined) {
  switch (change) {
    case 'price':
      return { expected_price: PRICES[to] };
    case 'title':
      return { title: TITLES[to] };
    case 'bedrooms':
      return { bedrooms: 1 + to };
    case 'description':
      return { description: `Ask for me at ${seller?.phone.slice(3) ?? ''}, floor ${to}.` };
    default:
      return change satisfies never;
  }
}
