import { nameListingStream, toListingIdOrThrow, VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';

const { property_type: _type, property_subtype: _subtype, ...body } = flat;

describe('listings over HTTP', () => {
  let test: TestApp;
  let owner: string;
  let other: string;
  let office: string;
  beforeAll(async () => {
    test = await TestApp.start();
    owner = await test.signIn('9876543210');
    other = await test.signIn('9876543211');
    office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
  });
  afterAll(() => test.stop());

  const post = (token?: string, changes = {}, path = 'residential/flat') =>
    test.request('POST', `/api/property/${path}`, { token, body: { ...body, ...changes } });
  const posted = async () => (await post(owner)).body.property.id as string;
  const edit = (id: string, patch: object, token = owner) =>
    test.request('PUT', `/api/property/${id}`, { token, body: patch });
  const act = (id: string, action: string, token = owner) =>
    test.request('PUT', `/api/property/sold-delete/${id}`, { token, body: { action } });
  const review = (id: string, verdict: 'verify' | 'reject', what: object, token = office) =>
    test.request('POST', `/api/staff/listings/${id}/${verdict}`, { token, body: what });
  const checks = [...VERIFICATION_CHECKS];

  it('K-32 D-41 posts a listing and returns id, slug and position', async () => {
    const { status, body: answer } = await post(owner);
    expect(status).toBe(200);
    expect(answer).toEqual({
      code: 200,
      property: { id: expect.stringMatching(/^[0-9a-z]{11}$/), slug: expect.stringContaining('3-bhk-flat') },
      position: expect.stringMatching(/^\d+:\d+$/),
    });
  });

  it('Z-07 rejects callers who are not signed in, for every command', async () => {
    const id = await posted();
    const answers = await Promise.all([
      post(),
      post('no-such-token'),
      edit(id, { title: 'Another' }, 'no-such-token'),
      act(id, 'delete', 'no-such-token'),
      review(id, 'verify', { checks }, 'no-such-token'),
      review(id, 'reject', { reasons: ['x'] }, 'no-such-token'),
    ]);
    for (const { status, body: answer } of answers) expect([status, answer.code]).toEqual([401, 'sign_in_first']);
  });

  it('S-18 rejects invalid fields by name, S-14 a position outside the region, G-16 a price beyond nine digits', async () => {
    expect(await post(owner, { expected_price: 1_000_000_000, position: { lat: 19, lng: 72.8 } })).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        errors: [
          { field: 'expected_price', reason: expect.stringContaining('lower the price') },
          { field: 'position', reason: 'is outside the service region' },
        ],
      },
    });
    expect(await post(owner, { position: { lat: 'north' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'position.lat' }, { field: 'position.lng' }] },
    });
    expect((await post(owner, {}, 'commercial/flat')).body.errors).toEqual([
      { field: 'property_subtype', reason: 'flat is not a commercial property' },
    ]);
  });

  it('K-04 ignores unknown fields on the specification’s paths and names them, and rejects them on other paths', async () => {
    const answer = await post(owner, { is_verified: true, seller: 'me', area: { ...body.area, floor: 3 } });
    expect([answer.status, answer.body.ignored]).toEqual([200, ['is_verified', 'seller', 'area.floor']]);
    expect((await edit(answer.body.property.id, { title: 'Quiet flat' })).body).not.toHaveProperty('ignored');
    expect((await review(await posted(), 'verify', { checks, seller: 'me' })).status).toBe(422);
  });

  it('K-26 edits by id or slug, old or new', async () => {
    const { body: first } = await post(owner);
    const { id, slug } = first.property;
    const edited = await edit(slug, { title: 'Flat by the park' });
    expect(edited.body.property).toEqual({ id, slug: `flat-by-the-park-${id}` });
    expect((await edit(slug, { expected_price: 8_000_000 })).body.property).toEqual(edited.body.property);
    expect((await edit(id, { title: 'Mine' }, other)).body.code).toBe('no_such_listing');
    expect((await edit('no-such-thing', { title: 'Mine' })).status).toBe(404);
  });

  it('returns the slug that its page will have, whatever the title contained', async () => {
    const { body: hidden } = await post(owner, { title: ' Fl\u202Eat by\u0000 the park ' });
    const { id, slug } = hidden.property;
    expect(slug).toBe(`flat-by-the-park-${id}`);
    expect((await edit(id, { title: 'Qu\u200Eiet flat' })).body.property.slug).toBe(`quiet-flat-${id}`);
    expect((await edit(id, { expected_price: 8_100_000 })).body.property.slug).toBe(`quiet-flat-${id}`);
  });

  it('K-27 returns all stored values for an edit to the owner, and rejects others', async () => {
    const id = await posted();
    const stored = (token?: string, which = id) =>
      test.request('GET', `/api/property/edit-property-data/${which}`, { token });
    const { status, body: answer } = await stored(owner);
    const { external_id: _external, ...sent } = flat;
    expect([status, answer]).toEqual([
      200,
      { code: 200, property: { id, ...sent, city: 'Mohali', locality: 'Sector 70' } },
    ]);
    expect((await stored(office)).status).toBe(200);
    expect((await stored(other)).body.code).toBe('no_such_listing');
    expect((await stored()).status).toBe(401);
    expect((await stored(owner, 'no-such-thing')).status).toBe(404);
    await review(id, 'verify', { checks });
    expect((await stored(other)).body.code).toBe('not_yours');
    await edit(id, { bedrooms: 4 });
    expect((await stored(owner)).body.property.bedrooms).toBe(4);
    expect(await edit(id, answer.property)).toMatchObject({ status: 200 });
    expect((await stored(owner)).body).toEqual(answer);
  });

  it('accepts booleans of the specification next to other values', async () => {
    const id = await posted();
    const flags = { expected_price: 8_200_000, gym: true, lift: false, sheds: false, rooms: true };
    expect((await edit(id, flags)).body).not.toHaveProperty('ignored');
    const { property } = (await test.request('GET', `/api/property/edit-property-data/${id}`, { token: owner })).body;
    expect(property).toMatchObject({ expected_price: 8_200_000, amenities: ['gym', 'park'] });
    expect(property.rooms).toEqual(['poojaRoom', 'rooms']);
    expect((await edit(id, { gym: 'yes' })).body.errors).toMatchObject([{ field: 'gym' }]);
  });

  it('stores the same description once, however often it is sent', async () => {
    const id = await posted();
    const events = async () =>
      (await test.store.readStream(nameListingStream(toListingIdOrThrow(id)))).map(({ type }) => type);
    await edit(id, { description: flat.description });
    expect(await events()).toEqual(['ListingPosted']);
    await edit(id, { description: 'Evening sun' });
    expect(await events()).toEqual(['ListingPosted', 'ListingReworded']);
  });

  it('G-02 lets staff verify and reject, and nobody else', async () => {
    const [first, second] = [await posted(), await posted()];
    expect((await review(first, 'verify', { checks }, other)).status).toBe(403);
    expect((await review(first, 'reject', { reasons: ['no'] }, owner)).status).toBe(403);
    expect(await review(first, 'verify', { checks })).toMatchObject({ status: 200, body: { code: 200 } });
    expect((await review(second, 'reject', { reasons: ['Blurred photos'] })).status).toBe(200);
    expect((await review(second, 'verify', { checks })).body.code).toBe('nothing_to_review');
  });

  it('rejects a decision on another version than staff saw', async () => {
    const id = await posted();
    const [{ occurredAt: waiting_since }] = await test.store.readStream(nameListingStream(toListingIdOrThrow(id)));
    const seen = { waiting_since, expected_price: body.expected_price };
    test.advance(60);
    await edit(id, { bedrooms: 4 });
    expect(await review(id, 'verify', { checks, ...seen })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await review(id, 'reject', { reasons: ['Blurred'], ...seen })).body.code).toBe('changed_meanwhile');
    expect((await review(id, 'verify', { checks, waiting_since: 'yesterday' })).status).toBe(422);
    const now = { ...seen, waiting_since: test.clock.now().toISOString() };
    expect((await review(id, 'verify', { checks, ...now, expected_price: 1 })).body.code).toBe('changed_meanwhile');
    expect((await review(id, 'verify', { checks, ...now })).status).toBe(200);
  });

  it('Z-11 rejects decisions of staff on their own listing', async () => {
    const { body: mine } = await post(office);
    expect((await review(mine.property.id, 'verify', { checks })).body.code).toBe('review_own_listing');
  });

  it('K-28 K-29 marks sold and deletes, each by authorized callers', async () => {
    const [byOwner, byOffice] = [await posted(), await posted()];
    for (const id of [byOwner, byOffice]) await review(id, 'verify', { checks });
    expect((await act(byOwner, 'sold_by_naksha')).status).toBe(403);
    expect((await act(byOwner, 'sold')).body).toEqual({ code: 200, position: expect.any(String) });
    expect((await act(byOffice, 'sold', office)).status).toBe(403);
    expect((await act(byOffice, 'sold_by_naksha', office)).status).toBe(200);
    expect((await act(byOwner, 'give_away')).status).toBe(422);
    expect((await act(byOwner, 'delete', other)).status).toBe(403);
    expect((await act(byOwner, 'delete')).status).toBe(200);
    expect((await act(byOwner, 'delete')).status).toBe(410);
  });

  it('K-27 relists a sold listing, with waiting changes until they are withdrawn', async () => {
    const id = await posted();
    await review(id, 'verify', { checks });
    const put = (path: string) => test.request('PUT', `/api/property/${path}/${id}`, { token: owner, body: {} });
    const stored = async () =>
      (await test.request('GET', `/api/property/edit-property-data/${id}`, { token: owner })).body.property.bedrooms;
    await edit(id, { bedrooms: 4 });
    expect(await stored()).toBe(4);
    expect((await put('withdraw-changes')).status).toBe(200);
    expect(await stored()).toBe(3);
    expect((await put('withdraw-changes')).body.code).toBe('nothing_to_withdraw');
    expect((await put('relist')).body.code).toBe('not_sold');
    await act(id, 'sold');
    expect((await put('relist')).status).toBe(200);
    await act(id, 'sold');
    test.advance(31 * 86_400);
    owner = await test.signIn('9876543210');
    office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    expect((await put('relist')).body.code).toBe('relist_too_late');
  });

  it('D-57 D-58 accepts an Idempotency-Key for every command', async () => {
    const headers = { 'idempotency-key': 'post-1' };
    const send = (changes = {}) =>
      test.request('POST', '/api/property/residential/flat', { token: owner, body: { ...body, ...changes }, headers });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, body: first.body });
    expect(await send({ title: 'Another flat' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    });
  });
});
