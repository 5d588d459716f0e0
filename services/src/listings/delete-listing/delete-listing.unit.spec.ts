import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, posted, rejected, revised, sold, verified } from '../../testing/listing-history.ts';
import { buyer, seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { deleteListing } from './decide-delete-listing.ts';

const { given } = givenScenario(deleteListing, undefined);

describe('deleting a listing', () => {
  it('G-29 is possible in any state, only for its owner and staff', () => {
    for (const history of [
      [posted],
      [posted, rejected],
      [posted, verified],
      [posted, verified, revised],
      [posted, verified, sold],
    ]) {
      given(history).when({ caller: seller }).then([deleted]);
      given(history).when({ caller: sellingStaff }).then([deleted]);
      given(history)
        .when({ caller: staff })
        .then([{ type: 'ListingDeleted', data: { by: 'staff' } }]);
      const refused = history.includes(verified) ? { status: 403, code: 'not_yours' } : { code: 'no_such_listing' };
      given(history)
        .when({ caller: buyer })
        .thenRefused(refused as { code: 'not_yours' });
    }
  });

  it('G-05 returns "gone" once it is deleted', () => {
    given([posted, deleted]).when({ caller: seller }).thenRefused({ status: 410, code: 'listing_deleted' });
    given([posted, verified, deleted]).when({ caller: buyer }).thenRefused({ status: 410, code: 'listing_deleted' });
    given([posted, deleted]).when({ caller: buyer }).thenRefused({ status: 404, code: 'no_such_listing' });
    given([]).when({ caller: seller }).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
