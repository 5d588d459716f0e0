import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Position } from '@naksha/events/kernel';
import { EVERY_CHECK, type ListingPosted } from '../app/sample-flat.ts';
import type { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** On a fictional street in Sector 70, Mohali: steps east and north of its middle. */
const east = (steps: number, north = 0): Position => ({ lat: 30.697 + north * 0.0006, lng: 76.71 + steps * 0.0009 });

/** Homes on the street, far enough apart to be separate markers at zoom 17. */
export const STREET = {
  corner: { title: 'Corner flat', bedrooms: 3, expected_price: 8_500_000, position: east(-2) },
  small: { title: 'Small flat', bedrooms: 1, expected_price: 3_200_000, position: east(-1) },
  large: { title: 'Large flat', bedrooms: 4, expected_price: 16_000_000, position: east(1), lister: 'agent' },
  waiting: { title: 'Waiting flat', bedrooms: 2, expected_price: 5_000_000, position: east(2) },
} as const;
export const TOWER: Position = east(0, 1);
export const TOWER_FLATS = 6;

export type Street = {
  url: string;
  seller: TestClient;
  staff: TestClient;
  homes: Record<keyof typeof STREET, ListingPosted>;
  verify(home: ListingPosted): Promise<void>;
};

export async function buildStreet(app: TestApp): Promise<Street> {
  const seller = await app.signIn('+919812300001', 'Asha Rani');
  const staff = await app.signIn(STAFF_PHONE);
  const verify = async ({ id }: ListingPosted) => {
    const { status, text } = await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    if (status !== 200) throw new Error(`Verifying ${id} failed with status ${status}: ${text}`);
  };
  const homes = {} as Street['homes'];
  for (const [name, facts] of Object.entries(STREET)) {
    homes[name as keyof typeof STREET] = await seller.postFlat(facts);
    if (name !== 'waiting') await verify(homes[name as keyof typeof STREET]);
  }
  for (let floor = 1; floor <= TOWER_FLATS; floor++)
    await verify(
      await seller.postFlat({
        title: `Tower flat, floor ${floor}`,
        position: TOWER,
        bedrooms: 2,
        expected_price: 6_000_000 + floor,
      }),
    );
  await app.drain();
  return { url: app.url, seller, staff, homes, verify };
}
