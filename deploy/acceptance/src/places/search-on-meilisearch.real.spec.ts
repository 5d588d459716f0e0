import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { Suggestions } from '@naksha/events/wire/suggestions';
import { MeilisearchIndex } from '@naksha/read-model/meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const { MEILI_URL: url, MEILI_KEY: key = '' } = process.env;

describe.skipIf(!url)('the product with Meilisearch (MEILI_URL names one)', () => {
  const index = new MeilisearchIndex({ url: url ?? 'http://127.0.0.1', key });
  let app: TestApp;
  beforeAll(async () => {
    await index.dropAll();
    app = await TestApp.start({ settings: { MEILI_URL: url ?? '', MEILI_KEY: key } });
  });
  afterAll(() => app?.stop());

  it('indexes verified listings, suggests them despite typos, and removes deleted ones', async () => {
    const [seller, staff, anyone] = [
      await app.signIn('+919812300777', 'Asha'),
      await app.signIn(STAFF_PHONE),
      app.client(),
    ];
    const held = async () => {
      const ids: string[] = [];
      for await (const page of index.listVersions()) ids.push(...page.map(({ id }) => id));
      return ids;
    };
    const flat = await seller.postFlat({ title: 'Observatory corner flat' });
    await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();
    await expect.poll(held).toEqual([flat.id]);
    const suggest = async () => {
      const { headers, body } = await anyone.get('/api/suggestions?q=observatroy');
      expect(headers.get('naksha-degraded')).toBeNull();
      return (body as Suggestions).suggestions.map(({ name }) => name);
    };
    await expect.poll(suggest).toEqual(['Observatory corner flat']);
    expect((await seller.put(`/api/property/sold-delete/${flat.id}`, { action: 'delete' })).status).toBe(200);
    await app.drain();
    expect(await suggest()).toEqual([]);
    await expect.poll(held).toEqual([]);
  });
});
