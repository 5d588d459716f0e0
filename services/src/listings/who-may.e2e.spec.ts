import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flat } from '../testing/sample-listing.ts';
import { settings, TestApp } from '../testing/test-app.ts';

const { property_type: _type, property_subtype: _subtype, ...body } = flat;

/** With the state they need and who may do them. */
const DEEDS = {
  'marks sold': { in: 'verified', may: ['owner'] },
  're-confirms': { in: 'verified', may: ['owner'] },
  'marks sold by Naksha': { in: 'verified', may: ['staff'] },
  edits: { in: 'verified', may: ['owner', 'staff'] },
  relists: { in: 'sold', may: ['owner', 'staff'] },
  deletes: { in: 'verified', may: ['owner', 'staff'] },
  'withdraws changes': { in: 'waiting', may: ['owner', 'staff'] },
} as const;
type Deed = keyof typeof DEEDS;
const PEOPLE = ['owner', 'staff', 'another seller', 'a buyer', 'nobody'] as const;
type Person = (typeof PEOPLE)[number];

describe('Z-10 commands on a listing', () => {
  let test: TestApp;
  let tokens: Record<Person, string | undefined>;
  beforeAll(async () => {
    test = await TestApp.start({ DEALER_PHONES: ['+919876543210'] });
    tokens = {
      owner: await test.signIn('9876543210'),
      staff: await test.signInStaff(settings.STAFF_PHONES[0].slice(3)),
      'another seller': await test.signIn('9876543211'),
      'a buyer': await test.signIn('9876543212'),
      nobody: undefined,
    };
    await post('another seller');
  });
  afterAll(() => test.stop());

  const post = async (who: Person) =>
    (await test.request('POST', '/api/property/residential/flat', { token: tokens[who], body })).body.property.id;
  const put = (path: string, who: Person, sent: object = {}) =>
    test.request('PUT', `/api/property/${path}`, { token: tokens[who], body: sent });
  const make = async (state: (typeof DEEDS)[Deed]['in']): Promise<string> => {
    const id = await post('owner');
    const checks = { checks: [...VERIFICATION_CHECKS] };
    await test.request('POST', `/api/staff/listings/${id}/verify`, { token: tokens.staff, body: checks });
    if (state === 'sold') await put(`sold-delete/${id}`, 'owner', { action: 'sold' });
    if (state === 'waiting') await put(id, 'owner', { bedrooms: 4 });
    return id;
  };
  const CALLS: Record<Deed, (id: string, who: Person) => ReturnType<typeof put>> = {
    'marks sold': (id, who) => put(`sold-delete/${id}`, who, { action: 'sold' }),
    're-confirms': (id, who) => put(`confirm-availability/${id}`, who),
    'marks sold by Naksha': (id, who) => put(`sold-delete/${id}`, who, { action: 'sold_by_naksha' }),
    edits: (id, who) => put(id, who, { expected_price: 8_000_000 }),
    relists: (id, who) => put(`relist/${id}`, who),
    deletes: (id, who) => put(`sold-delete/${id}`, who, { action: 'delete' }),
    'withdraws changes': (id, who) => put(`withdraw-changes/${id}`, who),
  };

  it.each(Object.keys(DEEDS) as Deed[])('Z-10 %s: is allowed only for authorized callers', async (deed) => {
    const { in: state, may } = DEEDS[deed];
    const forbidden = await make(state);
    for (const who of PEOPLE) {
      const allowed = (may as readonly Person[]).includes(who);
      const { status } = await CALLS[deed](allowed ? await make(state) : forbidden, who);
      expect([who, status]).toEqual([who, allowed ? 200 : who === 'nobody' ? 401 : 403]);
    }
    expect((await CALLS[deed](forbidden, may[0])).status).toBe(200);
  });

  it('Z-10 confirms several listings at once, and returns which belong to others', async () => {
    const [own, other] = [await make('verified'), await post('another seller')];
    const { status, body: answer } = await put('confirm-availability', 'owner', { listings: [own, other, 'nonsense'] });
    expect([status, answer.confirmed]).toEqual([200, 1]);
    expect(answer.refused).toEqual([
      { id: other, code: 'no_such_listing' },
      { id: 'nonsense', code: 'no_such_listing' },
    ]);
    expect((await put('confirm-availability', 'owner', { listings: [] })).status).toBe(422);
    expect((await put('confirm-availability', 'nobody', { listings: [own] })).status).toBe(401);
  });

  it.each(['under review', 'deleted before it was public'])(
    'a listing %s returns the same response to strangers as an unknown one',
    async (state) => {
      const id = await post('owner');
      if (state.startsWith('deleted')) await put(`sold-delete/${id}`, 'owner', { action: 'delete' });
      const calls: ((id: string) => ReturnType<typeof put>)[] = [
        ...Object.values(CALLS).map((call) => (one: string) => call(one, 'a buyer')),
        (one) => test.request('GET', `/api/property/edit-property-data/${one}`, { token: tokens['a buyer'] }),
        ...['viewed', 'saved', 'unsaved', 'contacted'].map(
          (action) => (one: string) =>
            test.request('POST', `/api/buyer/${action}`, { token: tokens['a buyer'], body: { property: one } }),
        ),
      ];
      for (const call of calls) {
        const [hidden, missing] = [await call(id), await call('0000000004k')];
        expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
        expect(hidden.body.code).toBe('no_such_listing');
      }
      expect((await put('confirm-availability', 'a buyer', { listings: [id] })).body.refused).toEqual([
        { id, code: 'no_such_listing' },
      ]);
    },
  );
});
