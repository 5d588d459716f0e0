import { REQUIRED_CHECKS } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { flat } from '../../testing/sample-listing.ts';
import { settings, TestApp } from '../../testing/test-app.ts';

const { property_type: _type, property_subtype: _subtype, ...body } = flat;

it('the history of a listing shows staff every action of staff with its author', async () => {
  const test = await TestApp.start();
  try {
    const owner = await test.signIn('9876543210');
    const office = await test.signInStaff(settings.STAFF_PHONES[0].slice(3));
    await test.request('PUT', '/api/auth/myprofile', { token: office, body: { first_name: 'Meera' } });
    const { id } = (await test.request('POST', '/api/property/residential/flat', { token: owner, body })).body.property;
    const decide = (what: string, said: object) =>
      test.request('POST', `/api/staff/listings/${id}/${what}`, { token: office, body: said });
    await decide('reject', { codes: ['position'], reasons: ['The gate is green'] });
    await test.request('PUT', `/api/property/${id}`, { token: owner, body: { title: 'Another title' } });
    expect((await decide('verify', { checks: REQUIRED_CHECKS })).body.code).toBe('objection_stands');
    await decide('verify', { checks: REQUIRED_CHECKS, withdrawn: ['position'] });

    const read = (token: string) => test.request('GET', `/api/staff/listings/${id}/history`, { token });
    expect((await read(owner)).body.code).toBe('staff_only');
    const { entries } = (await read(office)).body;
    const meera = { by: 'staff', actor: expect.any(String), initial: 'M', role: 'administrator' };
    const at = test.clock.now().toISOString();
    expect(entries).toEqual([
      { what: 'ListingPosted', at, by: 'owner', price: flat.expected_price },
      { what: 'ListingRejected', at, ...meera, codes: ['position'], reasons: ['The gate is green'] },
      { what: 'ListingReworded', at, by: 'owner' },
      { what: 'ListingFactsRevised', at, by: 'owner' },
      {
        ...{ what: 'ListingVerified', at, ...meera, price: flat.expected_price },
        checks: ['phone_reached', 'location_checked'],
        withdrawn: ['position'],
      },
    ]);
    expect((await test.request('GET', '/api/staff/listings/1h2k3m4n5p6/history', { token: office })).body.code).toBe(
      'no_such_listing',
    );
  } finally {
    await test.stop();
  }
});
