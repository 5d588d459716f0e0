import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, posted, rejected, revised, sold, verified } from '../../testing/listing-history.ts';
import { buyer, seller, sellingStaff, staff } from '../../testing/sample-listing.ts';
import { markSold } from './decide-mark-sold.ts';

const { given } = givenScenario(markSold, undefined);

describe('marking a listing sold', () => {
  it('G-03 is done by its owner, and sold by Naksha by staff', () => {
    given([posted, verified]).when({ caller: seller, by: 'owner' }).then([sold]);
    given([posted, verified, revised]).when({ caller: seller, by: 'owner' }).then([sold]);
    given([posted, verified])
      .when({ caller: staff, by: 'naksha' })
      .then([{ type: 'ListingSold', data: { by: 'naksha' } }]);
    given([posted, verified])
      .when({ caller: sellingStaff, by: 'naksha' })
      .then([{ type: 'ListingSold', data: { by: 'naksha' } }]);
    given([posted, verified]).when({ caller: staff, by: 'owner' }).thenRefused({ status: 403, code: 'owner_only' });
    given([posted, verified]).when({ caller: buyer, by: 'owner' }).thenRefused({ status: 403, code: 'owner_only' });
    given([posted, verified]).when({ caller: seller, by: 'naksha' }).thenRefused({ status: 403, code: 'staff_only' });
  });

  it('G-03 requires a verified listing that is not sold yet', () => {
    given([posted])
      .when({ caller: seller, by: 'owner' })
      .thenRefused({ status: 409, code: 'not_verified', detail: 'Only a verified listing can be marked as sold.' });
    given([posted, rejected]).when({ caller: seller, by: 'owner' }).thenRefused({ status: 409, code: 'not_verified' });
    given([posted, verified, sold])
      .when({ caller: seller, by: 'owner' })
      .thenRefused({ status: 409, code: 'listing_sold' });
    given([posted, verified, { type: 'ListingSold', data: { by: 'naksha' } }])
      .when({ caller: seller, by: 'owner' })
      .thenRefused({ status: 409, code: 'listing_sold' });
    given([posted, deleted])
      .when({ caller: seller, by: 'owner' })
      .thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when({ caller: seller, by: 'owner' }).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
