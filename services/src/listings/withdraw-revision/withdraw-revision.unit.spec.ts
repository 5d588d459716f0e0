import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, posted, rejected, revised, sold, verified } from '../../testing/listing-history.ts';
import { buyer, seller, staff } from '../../testing/sample-listing.ts';
import { withdrawRevision } from './decide-withdraw-revision.ts';

const { given } = givenScenario(withdrawRevision, undefined);
const withdrawn = (by: 'owner' | 'staff') => [{ type: 'ListingRevisionWithdrawn' as const, data: { by } }];

describe('withdrawing a waiting change', () => {
  it('is for its owner and staff', () => {
    given([posted, verified, revised]).when({ caller: seller }).then(withdrawn('owner'));
    given([posted, verified, revised]).when({ caller: staff }).then(withdrawn('staff'));
    given([posted, verified, revised]).when({ caller: buyer }).thenRefused({ status: 403, code: 'not_yours' });
  });

  it('requires a waiting change', () => {
    const nothing = { status: 409, code: 'nothing_to_withdraw' } as const;
    for (const history of [
      [posted],
      [posted, rejected],
      [posted, verified],
      [posted, verified, revised, rejected],
      [posted, verified, revised, verified],
      [posted, verified, revised, sold],
      [posted, verified, revised, ...withdrawn('owner')],
    ])
      given(history).when({ caller: seller }).thenRefused(nothing);
    given([posted, deleted]).when({ caller: seller }).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when({ caller: seller }).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
