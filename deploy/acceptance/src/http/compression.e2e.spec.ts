import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const SHORT = 1024;
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  const seller = await app.signIn('+919812300002', 'Asha');
  const staff = await app.signIn(STAFF_PHONE);
  for (let n = 0; n < 8; n++) {
    const flat = await seller.postFlat({ position: { lat: 30.73 + n / 500, lng: 76.78 } });
    await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
  }
  await app.drain();
});
afterAll(() => app.stop());

const get = (url: string, encoding: string) =>
  app.naksha.app.inject({ url, headers: { host: new URL(app.url).host, 'accept-encoding': encoding } });

const LIST = '/api/listings';

it('responses over 1 KB are compressed as requested and decompress to the same content', async () => {
  const plain = await get(LIST, 'identity');
  expect(plain.statusCode).toBe(200);
  expect(plain.rawPayload.length).toBeGreaterThan(SHORT);
  const br = await get(LIST, 'gzip, br');
  const gzip = await get(LIST, 'gzip');
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(br.headers.vary).toMatch(/accept-encoding/i);
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(plain.json());
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain.json());
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

it('short responses and tiles are not compressed', async () => {
  const short = await get('/health/live', 'br');
  expect(short.rawPayload.length).toBeLessThan(SHORT);
  expect(short.headers['content-encoding']).toBeUndefined();
  const tile = await get('/api/map/9/365/210.mvt', 'br');
  expect(tile.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
  expect(tile.headers['content-encoding']).toBeUndefined();
});
