import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import type { PhotoId } from '@naksha/events/kernel';
import { sampleJpeg } from '@naksha/services/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

const SELLER = '+919812345691';

let app: TestApp;
let [seller, visitor, staff]: TestClient[] = [];
beforeAll(async () => {
  app = await TestApp.start({ worker: true });
  seller = await app.signIn(SELLER);
  staff = await app.signIn(STAFF_PHONE);
  visitor = app.client();
});
afterAll(() => app.stop());

async function upload(file: Buffer, type = 'image/jpeg'): Promise<PhotoId> {
  const headers = { authorization: `Bearer ${seller.token}`, 'content-type': type };
  const answer = await fetch(`${app.url}/api/photos`, { method: 'POST', headers, body: file });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: PhotoId }).id;
}
const state = async (id: PhotoId): Promise<string> => (await seller.get(`/api/photos/${id}`)).body.state;

it('a seller’s photos are uploaded, processed, posted, viewed, published and erased', async () => {
  const photos = [await upload(await sampleJpeg(900, 600)), await upload(await sampleJpeg(1700, 1200))];
  for (const id of photos) await expect.poll(() => state(id), { timeout: 60_000 }).toBe('ready');
  const cover = photos[1];
  const { id } = await seller.postFlat({ photos, cover });
  await app.drain();
  const file = `/photos/${cover}/1600.avif`;
  expect((await visitor.get(file)).status).toBe(404);
  expect((await staff.get(file)).headers.get('cache-control')).toBe('private, no-store');

  const verified = await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  expect(verified.status).toBe(200);
  await app.drain();
  const { property } = (await visitor.get(`/api/property/${id}`)).body;
  expect(property.photos.map((one: { id: PhotoId }) => one.id)).toEqual(photos);
  const picture = await visitor.get(property.cover_image);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('content-encoding')).toBeNull();

  // Staff see a revision's photos next to the public ones.
  const another = await upload(await sampleJpeg());
  await expect.poll(() => state(another), { timeout: 60_000 }).toBe('ready');
  await seller.put(`/api/property/${id}`, { photos: [another, cover] });
  await app.drain();
  const [item] = (await staff.get('/api/staff/review')).body.items;
  const idsOf = (shown: { id: PhotoId }[]) => shown.map((one) => one.id);
  expect([idsOf(item.listing.photos), idsOf(item.waiting_photos)]).toEqual([photos, [another, cover]]);
  expect((await visitor.get(`/photos/${another}/320.webp`)).status).toBe(404);

  await seller.erase(SELLER);
  await app.drain();
  const folder = join(createTestConfig().NAKSHA_DATA_DIR, 'photos', cover.slice(-2));
  await expect.poll(() => readdirSync(folder), { timeout: 30_000 }).toEqual([]);
  expect((await visitor.get(file)).status).toBe(404);
  expect((await app.database.pool.query('select from photo where id = any($1)', [photos])).rowCount).toBe(0);
});

it('accepts photos at one path only, and only from signed-in users', async () => {
  const file = await sampleJpeg();
  const send = (path: string, headers: Record<string, string>) =>
    fetch(app.url + path, { method: 'POST', headers, body: file });
  const jpeg = { 'content-type': 'image/jpeg' };
  expect((await send('/api/photos', jpeg)).status).toBe(401);
  expect((await send('/api/searches', { ...jpeg, authorization: `Bearer ${staff.token}` })).status).toBe(415);
  const text = { 'content-type': 'text/plain', authorization: `Bearer ${staff.token}` };
  expect((await send('/api/photos', text)).status).toBe(415);
  const { text: metrics } = await visitor.get('/metrics');
  expect(metrics).toMatch(/naksha_photos_total\{outcome="ready"\} 3/);
});
