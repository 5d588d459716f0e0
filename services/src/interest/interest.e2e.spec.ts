import {
  listCallbackSlots,
  nameInterestStream,
  nameListingStream,
  type StaffRole,
  toListingIdOrThrow,
  VERIFICATION_CHECKS,
} from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppointStaff } from '../identity/appoint-staff/appoint-staff.ts';
import { Sessions } from '../identity/sessions.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { VerifyListing } from '../listings/verify-listing/verify-listing.ts';
import { flat, staff } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';

describe('interest over HTTP', () => {
  let test: TestApp;
  let seller: string;
  let buyer: string;
  let slowBuyer: string;
  beforeAll(async () => {
    test = await TestApp.start();
    seller = await test.signIn('9876543210');
    buyer = await test.signIn('9876543211');
    slowBuyer = await test.signIn('9876543212');
  });
  afterAll(() => test.stop());

  const resolveCaller = async (token: string) => (await test.app.get(Sessions, { strict: false }).resolve(token))!;
  async function listing({ verified = true, ...changes } = {}): Promise<string> {
    const post = new PostListing({ ...flat, ...changes }, test.meta(await resolveCaller(seller)));
    const { id } = await test.commands.execute(post);
    if (verified)
      await test.commands.execute(new VerifyListing(id, { checks: [...VERIFICATION_CHECKS] }, test.meta(staff)));
    return id;
  }
  const tap = (action: string, property: string, more = {}, token: string | undefined = buyer) =>
    test.request('POST', `/api/buyer/${action}`, { token, body: { property, ...more } });
  const readTypes = async (id: string, token = buyer) =>
    (await test.store.readStream(nameInterestStream(toListingIdOrThrow(id), (await resolveCaller(token)).account))).map(
      ({ type }) => type,
    );

  it('K-33 B-01 B-05 returns the office number and access for a contact', async () => {
    const id = await listing();
    const { status, body } = await tap('contacted', id);
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 200,
      position: expect.stringMatching(/^\d+:\d+$/),
      has_access: { can_view: true, is_liked: false },
      assisted_by: '+91-1725550101',
    });
    const zirakpur = await listing({ position: { lat: 30.65, lng: 76.81 } } as never);
    expect((await tap('contacted', zirakpur)).body.assisted_by).toBe('+91-1725550102');
  });

  it('B-02 B-03 shows the number and saved state to nobody else', async () => {
    const id = await listing();
    expect((await tap('saved', id)).body).toEqual({
      code: 200,
      position: expect.any(String),
      has_access: { can_view: false, is_liked: true },
    });
    expect((await tap('viewed', id)).body.has_access).toEqual({ can_view: false, is_liked: true });
    expect((await tap('saved', id, { liked: true })).body.has_access.is_liked).toBe(true);
    expect((await tap('unsaved', id)).body.has_access.is_liked).toBe(false);
    expect(await readTypes(id)).toEqual(['ListingSaved', 'ListingViewed', 'ListingUnsaved']);
  });

  it('D-43 stores a lead in the partition of its listing, after it', async () => {
    const id = await listing();
    const [, verified] = await test.store.readStream(nameListingStream(toListingIdOrThrow(id)));
    const { body } = await tap('contacted', id, {}, slowBuyer);
    const [partition, seq] = body.position.split(':').map(Number);
    expect(partition).toBe(verified.partition);
    expect(seq).toBeGreaterThan(verified.seq);
  });

  it('changing the time of a call uses none of the day’s new contacts', async () => {
    const patient = await test.signIn('9876543219');
    const id = await listing();
    const { account } = await resolveCaller(patient);
    const taken = async () => (await test.store.listClaims('contact', `${account}/`)).length;
    expect((await tap('contacted', id, {}, patient)).status).toBe(200);
    expect(await taken()).toBe(1);
    const hours = listCallbackSlots(test.clock.now()).slice(0, 3);
    for (const at of hours)
      expect((await tap('contacted', id, { callback_at: at.toISOString() }, patient)).status).toBe(200);
    expect((await readTypes(id, patient)).filter((type) => type === 'CallbackAsked')).toHaveLength(hours.length);
    expect(await taken()).toBe(1);
  });

  it('B-06 allows 20 new contacts a day in India, also concurrently, and B-07 repeated ones are free', async () => {
    const racer = await test.signIn('9876543213');
    const ids = await Promise.all(Array.from({ length: 24 }, () => listing()));
    const answers = await Promise.all(ids.map((id) => tap('contacted', id, {}, racer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('contacts_of_today_used');

    const known = ids[answers.findIndex(({ status }) => status === 200)];
    const again = await Promise.all([tap('contacted', known, {}, racer), tap('contacted', known, {}, racer)]);
    expect(again.map(({ status, body }) => [status, body.has_access.can_view])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await readTypes(known, racer)).toEqual(['ListingContacted']);

    test.advance(Number(refused.headers['retry-after']));
    const next = ids[answers.findIndex(({ status }) => status === 429)];
    expect((await tap('contacted', next, {}, racer)).status).toBe(200);
  });

  it('creates one lead for concurrent contacts of the same listing', async () => {
    const eager = await test.signIn('9876543214');
    const id = await listing();
    const answers = await Promise.all([1, 2, 3, 4].map(() => tap('contacted', id, {}, eager)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await readTypes(id, eager)).toEqual(['ListingContacted']);
    const { rows } = await test.database.pool.query('select key from claims where kind = $1 and owner like $2', [
      'contact',
      `${id}-%`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('B-08 rejects contacts of the caller’s own listing and of one under review, and records nothing for anonymous visitors', async () => {
    const [own, waiting] = [await listing(), await listing({ verified: false })];
    expect((await tap('contacted', own, {}, seller)).body.code).toBe('contact_own_listing');
    expect((await tap('contacted', waiting)).body.code).toBe('no_such_listing');
    expect((await tap('contacted', own, {}, 'no-such-token')).status).toBe(401);
    expect((await tap('stolen', own)).status).toBe(404);
    expect((await tap('saved', 'no-listing')).status).toBe(404);
    expect(await readTypes(own)).toEqual([]);
  });

  it('B-15 Z-12 lets the city’s assistant handle a lead and call its buyer, with each view logged, and nobody else', async () => {
    const id = await listing();
    const patient = await test.signIn('9876543215');
    await tap('contacted', id, { callback_at: listCallbackSlots(test.clock.now())[0].toISOString() }, patient);
    const { account: patientId } = await resolveCaller(patient);
    const lead = `${id}-${patientId}`;
    const appoint = async (phone: string, roles: StaffRole[], cities: string[] = []) => {
      const change = { act: 'add' as const, roles, cities };
      await test.commands.execute(new AppointStaff(`+91${phone}`, change, test.clock.now()));
      return test.signInStaff(phone);
    };
    const mohali = await appoint('9876543221', ['assistant'], ['Mohali']);
    const panchkula = await appoint('9876543222', ['assistant'], ['Panchkula']);
    const reviewer = await appoint('9876543223', ['reviewer']);
    const administrator = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    const work = (body: object, token: string, whose = lead) =>
      test.request('PUT', `/api/staff/leads/${whose}`, { token, body });
    const look = (token: string) => test.request('POST', `/api/staff/leads/${lead}/number`, { token });

    expect(await work({ status: 'called', note: 'Rings twice.\n' }, mohali)).toMatchObject({
      status: 200,
      body: { code: 200 },
    });
    expect(await readTypes(id, patient)).toEqual([
      'ListingContacted',
      'CallbackAsked',
      'LeadStatusSet',
      'LeadNextStepSet',
      'LeadNoted',
    ]);
    expect((await test.database.pool.query('select body from vault_note')).rows).toEqual([{ body: 'Rings twice.' }]);
    for (const token of [panchkula, reviewer, seller, patient])
      expect((await work({ status: 'visit' }, token)).status).toBe(403);
    for (const body of [{}, { status: 'sold' }, { note: ' ' }, { next_step: { what: 'dance', at: 'x' } }])
      expect((await work(body, mohali)).status, JSON.stringify(body)).toBe(422);
    expect((await work({ status: 'visit' }, mohali, 'nonsense')).status).toBe(404);

    const seen = () => test.security.filter(({ kind }) => kind === 'number_revealed');
    expect((await look(mohali)).body).toEqual({ phone: '+91-9876543215' });
    expect(seen()).toEqual([
      expect.objectContaining({ target: nameInterestStream(toListingIdOrThrow(id), patientId) }),
    ]);
    for (const token of [panchkula, reviewer, seller, patient, administrator])
      expect((await look(token)).status).toBe(403);
    expect(seen()).toHaveLength(1);
  });
});
