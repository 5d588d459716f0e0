import { REQUIRED_CHECKS, VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat } from '../../testing/sample-listing.ts';
import { TestApp } from '../../testing/test-app.ts';

const { property_type: _type, property_subtype: _subtype, ...body } = flat;
const MEERA = '+919800000001';
const ARUN = '+919800000002';
const HALF_AN_HOUR = 1800;

describe('claiming an item of the review queue', () => {
  let test: TestApp;
  let owner: string;
  let meera: string;
  let arun: string;
  beforeAll(async () => {
    test = await TestApp.start({ STAFF_PHONES: [MEERA, ARUN] });
    owner = await test.signIn('9876543210');
    meera = await test.signInStaff(MEERA.slice(3));
    arun = await test.signInStaff(ARUN.slice(3));
    await test.request('PUT', '/api/auth/myprofile', { token: meera, body: { first_name: 'meera' } });
  });
  afterAll(() => test.stop());

  const posted = async (token = owner): Promise<string> =>
    (await test.request('POST', '/api/property/residential/flat', { token, body })).body.property.id;
  const act = async (id: string, what: string, token: string, said?: object) => {
    const { status, body: answer } = await test.request('POST', `/api/staff/listings/${id}/${what}`, {
      token,
      body: said,
    });
    return status === 200 ? 200 : answer.code;
  };
  const verify = (id: string, token: string) => act(id, 'verify', token, { checks: [...REQUIRED_CHECKS] });
  const claims = async (token: string) =>
    (await test.request('GET', '/api/staff/review-claims', { token })).body.claims as { listing: string }[];
  const claimOf = async (id: string, token: string) => (await claims(token)).find(({ listing }) => listing === id);

  it('assigns it to one reviewer for half an hour, and shows others the role and initial', async () => {
    const id = await posted();
    const answer = await test.request('POST', `/api/staff/listings/${id}/claim`, { token: meera });
    const until = new Date(test.clock.now().getTime() + HALF_AN_HOUR * 1000).toISOString();
    expect(answer.body).toEqual({ code: 200, until });
    const seen = { listing: id, role: 'administrator', initial: 'M', until };
    expect(await claimOf(id, arun)).toEqual({ ...seen, mine: false });
    expect(await claimOf(id, meera)).toEqual({ ...seen, mine: true });
    for (const what of ['claim', 'verify', 'reject'])
      expect(
        await act(id, what, arun, { verify: { checks: VERIFICATION_CHECKS }, reject: { reasons: ['no'] } }[what]),
        what,
      ).toBe('claimed_by_other');
    test.advance(60);
    expect((await test.request('POST', `/api/staff/listings/${id}/claim`, { token: meera })).body.until).toBe(until);
    expect(await verify(id, meera)).toBe(200);
    expect(await claimOf(id, arun)).toBeUndefined();
  });

  it('ends by itself, manually, and with the session', async () => {
    const id = await posted();
    await act(id, 'claim', meera);
    test.advance(HALF_AN_HOUR - 1);
    expect(await act(id, 'claim', arun)).toBe('claimed_by_other');
    test.advance(1);
    expect(await claimOf(id, arun)).toBeUndefined();
    expect(await act(id, 'claim', arun)).toBe(200);
    expect(await act(id, 'release', meera)).toBe(200);
    expect(await act(id, 'claim', meera)).toBe('claimed_by_other');
    expect(await act(id, 'release', arun)).toBe(200);
    expect(await act(id, 'claim', meera)).toBe(200);
    const again = await test.signInStaff(ARUN.slice(3));
    await act(id, 'release', meera);
    expect(await act(id, 'claim', again)).toBe(200);
    await test.request('GET', '/api/auth/signout', { token: again });
    expect(await act(id, 'claim', meera)).toBe(200);
  });

  it('assigns it to one of two concurrent reviewers, and accepts one of two concurrent decisions', async () => {
    const id = await posted();
    const asked = await Promise.all([act(id, 'claim', meera), act(id, 'claim', arun)]);
    expect(asked.sort()).toEqual([200, 'claimed_by_other']);
    const other = await posted();
    const [mine, theirs] = await Promise.all([verify(other, meera), act(other, 'reject', arun, { reasons: ['no'] })]);
    expect([mine, theirs].filter((answer) => answer === 200)).toHaveLength(1);
    expect(['claimed_by_other', 'nothing_to_review', 'conflict']).toContain(mine === 200 ? theirs : mine);
  });

  it('starts with a decision, and ends if that was rejected', async () => {
    const id = await posted();
    expect(await act(id, 'verify', meera, { checks: [] })).toBe('invalid');
    expect(await claimOf(id, meera)).toBeUndefined();
    await act(id, 'claim', meera);
    test.advance(1);
    expect(await act(id, 'verify', meera, { checks: [] })).toBe('invalid');
    expect(await claimOf(id, meera)).toMatchObject({ mine: true });
  });

  it('is for staff, for items under review, and not for own listings', async () => {
    const id = await posted();
    for (const what of ['claim', 'release']) expect(await act(id, what, owner)).toBe('staff_only');
    expect((await test.request('GET', '/api/staff/review-claims', { token: owner })).body.code).toBe('staff_only');
    expect(await act(await posted(meera), 'claim', meera)).toBe('review_own_listing');
    await verify(id, arun);
    expect(await act(id, 'claim', meera)).toBe('nothing_to_review');
  });
});
