import { randomUUID } from 'node:crypto';
import { type ListingId, nameListingStream, REQUIRED_CHECKS } from '@naksha/events/kernel';
import type { BatchReview } from '@naksha/events/wire/batches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppointStaff } from '../identity/appoint-staff/appoint-staff.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { markSecondFactorProvenInAllSessions } from '../testing/prove-second-factor.ts';
import { flat } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';

const REVIEWER = '9876543231';

describe('an import that staff check by sample', () => {
  let test: TestApp;
  let administrator: string;
  let reviewer: string;
  let dealer: string;
  let account: string;
  let dealers = 0;
  beforeAll(async () => {
    test = await TestApp.start();
    await test.commands.execute(
      new AppointStaff(`+91${REVIEWER}`, { act: 'add', roles: ['reviewer'], cities: [] }, test.clock.now()),
    );
    administrator = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    reviewer = await test.signInStaff(REVIEWER);
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    test.advance(60);
    await markSecondFactorProvenInAllSessions(test.database, test.clock.now());
    const phone = `98765432${40 + dealers++}`;
    dealer = await test.signIn(phone);
    const found = await ask('POST', 'accounts/find', { mobile_phone: phone }, administrator);
    account = found.body.id;
  });

  const ask = (method: string, path: string, body?: object, token = reviewer) =>
    test.request(method, `/api/staff/${path}`, { token, body });
  async function bring(count: number): Promise<{ batch: string; ids: string[] }> {
    const batch = randomUUID();
    const meta = test.meta({ account: account as never, staff: false });
    const ids = await Promise.all(
      Array.from({ length: count }, async () => {
        const { id } = await test.commands.execute(new PostListing(flat, meta, false, true, batch));
        return id;
      }),
    );
    return { batch, ids };
  }
  const trust = (trusted = true) => ask('PUT', `accounts/${account}/trust`, { trusted }, administrator);
  const read = async (batch: string): Promise<BatchReview> => (await ask('GET', `batches/${batch}`)).body;
  const verify = (id: string) => ask('POST', `listings/${id}/verify`, { checks: [...REQUIRED_CHECKS] });
  const reject = (id: string) => ask('POST', `listings/${id}/reject`, { codes: ['position'], reasons: [] });
  const verifyRest = (batch: string, body: object = {}, token = reviewer) =>
    ask('POST', `batches/${batch}/verify`, body, token);
  async function check(batch: string, failures: number): Promise<string[]> {
    const { sample } = await read(batch);
    for (const [n, { listing }] of sample.entries())
      expect((await (n < failures ? reject(listing) : verify(listing))).status).toBe(200);
    return sample.map(({ listing }) => listing);
  }
  const eventsOf = async (id: string) =>
    (await test.store.readStream(nameListingStream(id as ListingId))).map(({ type, data, actor }) => ({
      type,
      data,
      actor,
    }));

  it('has one sample for all reviewers, and the rest is verified in one step, each with reviewer and time', async () => {
    const { batch, ids } = await bring(30);
    const first = await read(batch);
    expect(first).toMatchObject({ state: 'not_trusted', trusted: false, listings: 30, most_failed: 1 });
    expect(first.sample).toHaveLength(20);
    expect(ids).toEqual(expect.arrayContaining(first.sample.map(({ listing }) => listing)));
    expect((await read(batch)).sample).toEqual(first.sample);
    expect((await verifyRest(batch)).body.code).toBe('seller_not_trusted');

    expect((await trust()).status).toBe(200);
    expect((await verifyRest(batch)).body.code).toBe('sample_not_checked');
    const checked = await check(batch, 1);
    expect(await read(batch)).toMatchObject({ state: 'ready', trusted: true });

    // One has changed and is reviewed separately.
    const rest = ids.filter((id) => !checked.includes(id));
    const [changed] = rest;
    const dearer = { expected_price: 9_000_000 };
    expect((await test.request('PUT', `/api/property/${changed}`, { token: dealer, body: dearer })).status).toBe(200);
    const answer = await verifyRest(batch);
    expect(answer.body).toMatchObject({ code: 200, verified: 9, left: 21, after: null, position: expect.any(String) });

    const [, verified] = await eventsOf(rest[1]);
    expect(verified).toMatchObject({
      type: 'ListingVerified',
      data: { checks: [], by: 'reviewer', sample: { batch, listings: 30, checked: 20, failed: 1 } },
      actor: expect.stringMatching(/^account:/),
    });
    expect(verified.actor).not.toBe(`account:${account}`);
    expect((await eventsOf(changed)).map(({ type }) => type)).toEqual(['ListingPosted', 'ListingPriceChanged']);
    // Repeating the request does nothing, and all claims have been released.
    expect((await verifyRest(batch)).body).toMatchObject({ verified: 0, left: 30 });
    expect((await ask('GET', 'review-claims')).body.claims).toEqual([]);
    const { entries } = (await ask('GET', `listings/${rest[1]}/history`)).body;
    expect(entries[1]).toMatchObject({ what: 'ListingVerified', by: 'staff', sample: { checked: 20, failed: 1 } });
  });

  it('stays under review if more than one in twenty failed, even if its dealer corrects or deletes them', async () => {
    const { batch } = await bring(25);
    await trust();
    const [mended, deleted] = await check(batch, 2);
    expect(await read(batch)).toMatchObject({ state: 'failed' });
    const moved = { position: { lat: 30.7001, lng: 76.7211 } };
    expect((await test.request('PUT', `/api/property/${mended}`, { token: dealer, body: moved })).status).toBe(200);
    expect((await verify(mended)).status).toBe(200);
    const gone = { action: 'delete' };
    await test.request('PUT', `/api/property/sold-delete/${deleted}`, { token: dealer, body: gone });
    expect(await read(batch)).toMatchObject({ state: 'failed' });
    expect((await verifyRest(batch)).body.code).toBe('sample_failed');
  });

  it('stays under review if its dealer changed sampled listings before their check, even if staff verify them', async () => {
    const { batch } = await bring(25);
    await trust();
    const { sample } = await read(batch);
    const changes = [{ expected_price: 9_000_000 }, { title: 'Another title of the home' }];
    for (const [n, body] of changes.entries()) {
      const path = `/api/property/${sample[n].listing}`;
      expect((await test.request('PUT', path, { token: dealer, body })).status).toBe(200);
    }
    for (const { listing } of sample) expect((await verify(listing)).status).toBe(200);
    const checked = await read(batch);
    expect(checked.state).toBe('failed');
    expect(checked.sample.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'passed']);
    expect((await verifyRest(batch)).body.code).toBe('sample_failed');
  });

  it('stays under review if its dealer deleted sampled listings after a call of staff, even if the rest passes', async () => {
    const { batch } = await bring(25);
    await trust();
    const { sample } = await read(batch);
    for (const { listing } of sample.slice(0, 2)) {
      const body = { action: 'delete' };
      const path = `/api/property/sold-delete/${listing}`;
      expect((await test.request('PUT', path, { token: dealer, body })).status).toBe(200);
    }
    const stands = await read(batch);
    expect(stands.sample.map(({ listing }) => listing)).toEqual(sample.map(({ listing }) => listing));
    expect(stands.state).toBe('failed');
    expect((await verifyRest(batch)).body.code).toBe('sample_failed');
  });

  it('skips listings that were verified by hand and await another review', async () => {
    const { batch, ids } = await bring(23);
    await trust();
    const checked = await check(batch, 0);
    const [revised, reworded] = ids.filter((id) => !checked.includes(id));
    expect((await verify(revised)).status).toBe(200);
    for (const [id, body] of [
      [revised, { position: { lat: 30.7001, lng: 76.7211 } }],
      [reworded, { title: 'Another title of the home' }],
    ] as const)
      expect((await test.request('PUT', `/api/property/${id}`, { token: dealer, body })).status).toBe(200);
    expect((await verifyRest(batch)).body).toMatchObject({ verified: 1, left: 22 });
    const types = async (id: string) => (await eventsOf(id)).map(({ type }) => type);
    expect(await types(revised)).toEqual(['ListingPosted', 'ListingVerified', 'ListingFactsRevised']);
    expect(await types(reworded)).toEqual(['ListingPosted', 'ListingReworded']);
  });

  it('continues where it was interrupted, and stops if verification by sample is turned off', async () => {
    const { batch, ids } = await bring(24);
    await trust();
    const checked = await check(batch, 0);
    const rest = ids.filter((id) => !checked.includes(id)).sort();
    expect((await verifyRest(batch, { after: rest[1] })).body).toMatchObject({ verified: 2, after: null });
    expect((await eventsOf(rest[0])).map(({ type }) => type)).toEqual(['ListingPosted']);
    expect((await trust(false)).status).toBe(200);
    expect((await verifyRest(batch)).body.code).toBe('seller_not_trusted');
    await trust();
    expect((await verifyRest(batch)).body).toMatchObject({ verified: 2 });
  });

  it('Z-11 is not available to the owner, or to accounts that are not reviewers', async () => {
    const { batch } = await bring(1);
    expect((await ask('GET', `batches/${batch}`, undefined, dealer)).body.code).toBe('staff_only');
    expect((await verifyRest(batch, {}, dealer)).body.code).toBe('staff_only');
    expect((await ask('PUT', `accounts/${account}/trust`, { trusted: true })).body.code).toBe('staff_only');
    expect((await ask('GET', `batches/${randomUUID()}`)).body.code).toBe('no_such_batch');

    const found = await ask('POST', 'accounts/find', { mobile_phone: REVIEWER }, administrator);
    account = found.body.id;
    await trust();
    const own = await bring(2);
    const refused = await ask('GET', `batches/${own.batch}`);
    expect([refused.status, refused.body.code]).toEqual([403, 'review_own_listing']);
    expect(JSON.stringify(refused.body)).not.toContain(own.ids[0]);
    expect((await verifyRest(own.batch)).body.code).toBe('review_own_listing');
  });
});
