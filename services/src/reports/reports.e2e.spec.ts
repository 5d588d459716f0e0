import { computeProofOfWork } from '@naksha/events/contracts';
import { nameListingStream, REQUIRED_CHECKS, toListingIdOrThrow } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplyLedger } from '../erase-account/apply-ledger.ts';
import { EraseAccount } from '../erase-account/erase-account.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { BudgetCounters } from '../identity/sign-in/budgets/budget-counters.ts';
import { listNetworks } from '../ip-network/to-network.ts';
import { Retention } from '../retention/retention.ts';
import { flat } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';

const { property_type: _type, property_subtype: _subtype, ...body } = flat;
const HOUR = 3600;
const DAY = 24 * HOUR;

describe('reporting a listing', () => {
  let test: TestApp;
  let owner: string;
  let buyer: string;
  let office: string;
  beforeAll(async () => {
    test = await TestApp.start();
    owner = await test.signIn('9876543210');
    buyer = await test.signIn('9876543211');
    office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
  });
  afterAll(() => test.stop());

  const posted = async (token = owner): Promise<string> =>
    (await test.request('POST', '/api/property/residential/flat', { token, body })).body.property.id;
  const verified = async (): Promise<string> => {
    const id = await posted();
    await test.request('POST', `/api/staff/listings/${id}/verify`, {
      token: office,
      body: { checks: REQUIRED_CHECKS },
    });
    return id;
  };
  let browsers = 0;
  const report = (
    listing: string,
    changes: object = {},
    { token, from = `198.51.${browsers}.7` }: { token?: string; from?: string } = {},
  ) =>
    test.request('POST', '/api/reports', {
      ...{ token, from },
      body: { listing, kind: 'sold', browser: `browser-number-${browsers++}`, ...changes },
    });
  const use = (address: string, reports: number) => {
    const hashes = test.app.get(KeyedHashes, { strict: false });
    const counters = listNetworks(address).map(({ network }) => ({
      keyHash: hashes.hashCounterKey(network),
      kind: 'reports',
    }));
    return test.app.get(BudgetCounters, { strict: false }).add(counters, reports, test.clock.now(), HOUR * 1000);
  };
  const desk = async () => (await test.request('GET', '/api/staff/reports', { token: office })).body.listings;
  const reportedOf = async (id: string) => (await desk()).find((one: { id: string }) => one.id === id);
  const settle = (id: string, said: object, token = office) =>
    test.request('POST', `/api/staff/reports/${id}/settle`, {
      token,
      body: { up_to: test.clock.now().toISOString(), ...said },
    });
  const eventsOf = async (id: string) =>
    (await test.store.readStream(nameListingStream(toListingIdOrThrow(id)))).map(({ type }) => type);

  it('G-25 is open to anyone, as sold, wrong price, fake or duplicate; staff see reports by age, without contact details', async () => {
    const [first, second] = [await verified(), await verified()];
    expect((await report(second, { kind: 'fake', note: 'No such tower. Call 98765 43210' })).body).toEqual({
      code: 200,
    });
    test.advance(60);
    expect((await report(first, { kind: 'wrong_price' }, { token: buyer })).status).toBe(200);
    test.advance(60);
    expect((await report(second, { kind: 'duplicate' })).status).toBe(200);
    expect((await desk()).map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(await reportedOf(second)).toMatchObject({
      own: false,
      listing: { title: flat.title, expected_price: flat.expected_price, listing_state: 'verified' },
      reports: [
        { kind: 'fake', note: 'No such tower. Call […]', signed_in: false },
        { kind: 'duplicate', note: '', signed_in: false },
      ],
    });
    expect((await reportedOf(first)).reports).toMatchObject([{ kind: 'wrong_price', signed_in: true }]);
    for (const wrong of [{ kind: 'ugly' }, { browser: 'short' }, { note: 'x'.repeat(501) }, { extra: 1 }])
      expect((await report(first, wrong)).status, JSON.stringify(wrong)).toBe(422);
  });

  it('counts each reason once for each browser and account, and ignores inaccessible listings', async () => {
    const id = await verified();
    for (let n = 0; n < 3; n++) await report(id, { browser: 'the-same-browser' });
    await report(id, { browser: 'the-same-browser', kind: 'fake' });
    for (let n = 0; n < 2; n++) await report(id, {}, { token: buyer });
    expect((await reportedOf(id)).reports).toHaveLength(3);
    for (const gone of [await posted(), '1h2k3m4n5p6']) expect((await report(gone)).body.code).toBe('no_such_listing');
  });

  it('requires proof of work over the share of a network, also concurrently, and blocks no shared address', async () => {
    const id = await verified();
    const from = '203.0.113.7';
    const flood = await Promise.all(Array.from({ length: 25 }, () => report(id, {}, { from })));
    expect(flood.map(({ status }) => status)).toEqual(Array(25).fill(200));
    const codes = flood.map(({ body }) => body.code);
    const taken = codes.filter((code) => code === 200).length;
    expect(taken).toBe(5);
    expect(codes.filter((code) => code === 428)).toHaveLength(20);
    expect((await reportedOf(id)).count).toBe(5);
    const { work } = (await report(id, {}, { from })).body;
    expect((await report(id, { proof: 'made-up~7' }, { from })).body.code).toBe(428);
    const proof = await computeProofOfWork(work);
    expect((await report(id, { proof }, { from })).body).toEqual({ code: 200 });
    expect((await report(id, { proof }, { from })).body.code).toBe(428);
    expect((await report(id, {}, { from: '203.0.114.7' })).body).toEqual({ code: 200 });
    await use(from, 100);
    expect((await report(id, {}, { from })).body.code).toBe(428);
    test.advance(HOUR);
    expect((await report(id, {}, { from })).body).toEqual({ code: 200 });
    office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
  });

  it('requires proof of work over a /48 whatever its /64s are, and is limited for an address', async () => {
    const id = await verified();
    const codes: number[] = [];
    for (let n = 0; n < 12; n++) codes.push((await report(id, {}, { from: `2001:db8:7:${n}::1` })).body.code);
    expect(codes).toEqual([...Array(10).fill(200), 428, 428]);
    await use('2001:db9:8:1::1', 20);
    const ended = await report(id, {}, { from: '2001:db9:8:1::2' });
    expect([ended.status, ended.body.code]).toEqual([429, 'too_many_requests']);
    expect(test.security).toContainEqual(expect.objectContaining({ kind: 'rate_limited', limit: 'reports' }));
    expect((await report(id, {}, { from: '2001:db9:9:2::1' })).body).toEqual({ code: 200 });
  });

  it('shows staff the oldest twenty of many reports and their number, and closes them all together', async () => {
    const id = await verified();
    await test.database.pool.query(
      `insert into vault_report (id, listing, kind, note, browser, reported_at)
         select gen_random_uuid(), $1, 'fake', n::text, 'b' || n, $2::timestamptz + n * interval '1 millisecond'
         from generate_series(1, 1500) as n`,
      [id, test.clock.now()],
    );
    const { reports, count, up_to } = await reportedOf(id);
    expect(reports.map(({ note }: { note: string }) => Number(note))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(count).toBe(1500);
    expect((await settle(id, { outcome: 'dismissed', answer: 'A flood', up_to })).body.settled).toBe(1500);
    expect(await reportedOf(id)).toBeUndefined();
  });

  it('is dismissed with a reason, becomes a question to the owner, or removes the listing', async () => {
    const [dismissed, asked, fake] = [await verified(), await verified(), await verified()];
    for (const id of [dismissed, asked, fake]) await report(id);
    expect((await settle(dismissed, { outcome: 'dismissed', answer: ' ' })).status).toBe(422);
    expect((await settle(dismissed, { outcome: 'dismissed', answer: 'Seen: it is for sale' })).body).toEqual({
      code: 200,
      settled: 1,
    });
    expect((await settle(dismissed, { outcome: 'dismissed', answer: 'Again' })).body.code).toBe('no_such_report');
    expect((await settle(asked, { outcome: 'owner_asked', kind: 'sold' })).status).toBe(200);
    expect((await settle(fake, { outcome: 'taken_down' })).status).toBe(422);
    const before = await settle(fake, { outcome: 'taken_down', codes: ['duplicate'], up_to: '0000-01-01T00:00:00Z' });
    expect([before.status, before.body.errors[0].field]).toEqual([422, 'up_to']);
    expect((await settle(fake, { outcome: 'taken_down', codes: ['duplicate'] })).status).toBe(200);
    expect(await eventsOf(dismissed)).toEqual(['ListingPosted', 'ListingVerified']);
    expect(await eventsOf(asked)).toEqual(['ListingPosted', 'ListingVerified', 'ListingQuestioned']);
    expect(await eventsOf(fake)).toEqual(['ListingPosted', 'ListingVerified', 'ListingRejected']);
    for (const id of [dismissed, asked, fake]) expect(await reportedOf(id)).toBeUndefined();
    expect((await report(fake)).body.code).toBe('no_such_listing');
    const noted = test.security
      .filter(({ kind }) => kind === 'staff_action')
      .map((line) => 'action' in line && line.action);
    expect(noted).toEqual(expect.arrayContaining(['DismissReports', 'AskOwner', 'TakeDown']));
  });

  it('keeps reports open that arrived after staff looked', async () => {
    const id = await verified();
    await report(id);
    const seen = test.clock.now().toISOString();
    test.advance(60);
    await report(id, { kind: 'fake' });
    await settle(id, { outcome: 'dismissed', answer: 'Seen: it is for sale', up_to: seen });
    expect((await reportedOf(id)).reports).toMatchObject([{ kind: 'fake' }]);
  });

  it('is closed by staff, and never by the listing’s own seller', async () => {
    const id = await verified();
    await report(id);
    const dismiss = { outcome: 'dismissed', answer: 'No' };
    expect((await test.request('GET', '/api/staff/reports', { token: buyer })).body.code).toBe('staff_only');
    for (const token of [owner, buyer]) expect((await settle(id, dismiss, token)).body.code).toBe('staff_only');
    await test.database.pool.query('update vault_report set listing = $1 where listing = $2', [
      await posted(office),
      id,
    ]);
    const [own] = (await desk()).filter((one: { own: boolean }) => one.own);
    expect((await settle(own.id, dismiss)).body.code).toBe('review_own_listing');
  });

  it('deletes reporter and text with the account, and everything after half a year', async () => {
    const id = await verified();
    const leaver = await test.signIn('9876543219');
    await report(id, { note: 'My uncle bought it' }, { token: leaver });
    const [{ account }] = (await test.database.pool.query('select account from vault_report where listing = $1', [id]))
      .rows;
    await test.app.get(ApplyLedger, { strict: false }).apply();
    await test.commands.execute(new EraseAccount({ account, by: 'owner' }, test.clock.now()));
    expect((await reportedOf(id)).reports).toMatchObject([{ kind: 'sold', note: '', signed_in: false }]);
    test.advance(180 * DAY + 1);
    await test.app.get(Retention, { strict: false }).once(test.clock.now());
    expect((await test.database.pool.query('select from vault_report')).rowCount).toBe(0);
  });
});
