import { givenScenario } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import {
  deleted,
  eventOnDay,
  larger,
  posted,
  rejected,
  revised,
  sold,
  verified,
} from '../../testing/listing-history.ts';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { listing } from '../listing.ts';
import { relist } from './decide-relist.ts';

const on = (day: string, time = '06:00:00') => givenScenario(relist, { now: new Date(`${day}T${time}.000Z`) });
const soldOn = eventOnDay('2026-11-01', sold);
const relisted = (data: object) => [{ type: 'ListingRelisted' as const, data: { by: 'owner', ...data } as never }];

describe('relisting', () => {
  it('G-04 restores the verified version up to exactly 30 days after the sale', () => {
    const history = [posted, verified, soldOn];
    on('2026-11-01')
      .given(history)
      .when({ caller: seller })
      .then(relisted({ to: 'verified' }));
    on('2026-12-01')
      .given(history)
      .when({ caller: seller })
      .then(relisted({ to: 'verified' }));
    on('2026-12-01', '06:00:01')
      .given(history)
      .when({ caller: seller })
      .thenRefused({ status: 409, code: 'relist_too_late' });
  });

  it('G-04 returns it to review with changes that were waiting when it was sold', () => {
    on('2026-11-02')
      .given([posted, verified, revised, soldOn])
      .when({ caller: seller })
      .then(relisted({ to: 'under_review', facts: larger }));
    const settled = [posted, verified, revised, verified, soldOn];
    on('2026-11-02')
      .given(settled)
      .when({ caller: seller })
      .then(relisted({ to: 'verified' }));
    const refused = [posted, verified, revised, rejected, soldOn];
    on('2026-11-02')
      .given(refused)
      .when({ caller: seller })
      .then(relisted({ to: 'verified' }));
  });

  it('returns it to review if its owner undoes a sale by the office, and not if staff do', () => {
    const history = [posted, verified, eventOnDay('2026-11-01', { type: 'ListingSold', data: { by: 'naksha' } })];
    on('2026-11-02')
      .given(history)
      .when({ caller: seller })
      .then(relisted({ to: 'under_review' }));
    on('2026-11-02')
      .given(history)
      .when({ caller: staff })
      .then(relisted({ by: 'staff', to: 'verified' }));
  });

  it('is for owner and staff, and for sold listings', () => {
    const history = [posted, verified, soldOn];
    on('2026-11-02')
      .given(history)
      .when({ caller: staff })
      .then(relisted({ by: 'staff', to: 'verified' }));
    on('2026-11-02').given(history).when({ caller: buyer }).thenRefused({ status: 403, code: 'not_yours' });
    for (const other of [[posted], [posted, rejected], [posted, verified]])
      on('2026-11-02').given(other).when({ caller: seller }).thenRefused({ status: 409, code: 'not_sold' });
    on('2026-11-02')
      .given([...history, deleted])
      .when({ caller: seller })
      .thenRefused({ status: 410, code: 'listing_deleted' });
    on('2026-11-02').given([]).when({ caller: seller }).thenRefused({ status: 404, code: 'no_such_listing' });
  });

  it('counts as a confirmation by the owner', () => {
    const back = eventOnDay('2026-11-02', { type: 'ListingRelisted', data: { by: 'owner', to: 'verified' } });
    const history = [posted, eventOnDay('2026-09-01', verified), soldOn, back];
    expect(history.reduce(listing.evolve, listing.initial)).toMatchObject({
      state: 'verified',
      confirmedAt: '2026-11-02T06:00:00.000Z',
      soldAt: undefined,
    });
  });
});
