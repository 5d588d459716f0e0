import { loadTricityDemoData, STAFF_PHONE } from '@naksha/deploy/testing';
import { sampleJpeg } from '@naksha/services/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

let app: TestApp;
let [seller, staff, anyone]: TestClient[] = [];
let id: string;
beforeAll(async () => {
  app = await TestApp.start({ worker: true });
  seller = await app.signIn('+919812300001', 'Asha');
  staff = await app.signIn(STAFF_PHONE);
  anyone = app.client();
  id = (await seller.postFlat()).id;
  await verify();
});
afterAll(() => app?.stop());

async function uploadPhoto(): Promise<string> {
  const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'image/jpeg' };
  const sent = await fetch(`${app.url}/api/photos`, { method: 'POST', headers, body: await sampleJpeg() });
  const { id: photo } = (await sent.json()) as { id: string };
  const state = async () => (await seller.get(`/api/photos/${photo}`)).body.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  return photo;
}
async function verify(): Promise<void> {
  expect((await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
  await app.drain();
}
const read = async (who: TestClient) => (await who.get(`/api/property/${id}`)).body.property;
const zirakpur = () => loadTricityDemoData().places.find(({ city }) => city === 'Zirakpur')!.position;

/** Successive patches, with the page's field that shows each after verification. */
const EDITS: readonly [patch: () => object | Promise<object>, field: string][] = [
  [() => ({ area: { value: 1500, unit: 'sqft' } }), 'area'],
  [() => ({ bedrooms: 4 }), 'bedrooms'],
  [() => ({ bathrooms: 3 }), 'bathrooms'],
  [() => ({ ownership: 1 }), 'ownership'],
  [() => ({ position: zirakpur() }), 'position'],
  [async () => ({ photos: [await uploadPhoto()] }), 'photos'],
  [() => ({ property_subtype: 'kothi' }), 'property_subtype'],
  [() => ({ property_type: 'commercial', property_subtype: 'office' }), 'property_type'],
];

it('G-12 edits of fields that staff verify are under review by edit_status, and the verified version stays public until then', async () => {
  for (const [patch, field] of EDITS) {
    const shown = await read(anyone);
    const edited = await seller.put(`/api/property/${id}`, await patch());
    expect([field, edited.status], edited.text).toEqual([field, 200]);
    await app.drain();
    expect([field, (await read(seller)).edit_status]).toEqual([field, 'in_review']);
    expect([field, await read(anyone)]).toEqual([field, shown]);
    await verify();
    expect([field, (await read(seller)).edit_status]).toEqual([field, 'none']);
    expect((await read(anyone))[field], field).not.toEqual(shown[field]);
  }
}, 60_000);
