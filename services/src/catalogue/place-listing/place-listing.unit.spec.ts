import type { ListingEvent, MaterialFacts } from '@naksha/events/contracts';
import type { PlaceId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, it } from 'vitest';
import { deleted, facts, posted, verified } from '../../testing/listing-history.ts';
import { seller, staff } from '../../testing/sample-listing.ts';
import { placeListing } from './decide-place-listing.ts';

const { given } = givenScenario(placeListing, undefined);
const [city, locality] = ['mohali', 'mohali-royal-enclave'] as PlaceId[];
const place = { city, locality };
const unplaced: MaterialFacts = { ...facts, locality: 'Royal Enclave', placeIds: { city } };
const written: ListingEvent = {
  type: 'ListingPosted',
  data: { ...(posted.data as never as object), facts: unplaced } as never,
};
const rewritten: ListingEvent = { type: 'ListingFactsRevised', data: { facts: unplaced } };
const placed = (data: object): ListingEvent => ({ type: 'ListingPlaced', data }) as ListingEvent;

describe('a locality that a seller entered', () => {
  it('is set by staff to a place, for verified data and for the edit under review', () => {
    given([written])
      .when({ caller: staff, place })
      .then([placed({ facts: place })]);
    given([written, verified, rewritten])
      .when({ caller: staff, place })
      .then([placed({ facts: place, revision: place })]);
    given([written, placed({ facts: place }), verified, rewritten])
      .when({ caller: staff, place })
      .then([placed({ revision: place })]);
  });

  it('keeps its place once it has one, and a known project', () => {
    const project = 'mohali-homeland' as PlaceId;
    const inProject = { ...unplaced, placeIds: { city, project } };
    given([written, placed({ facts: place })])
      .when({ caller: staff, place })
      .then([]);
    given([{ ...written, data: { ...written.data, facts: inProject } } as ListingEvent])
      .when({ caller: staff, place })
      .then([placed({ facts: { ...place, project } })]);
  });

  it('is only for staff, and for an existing locality', () => {
    given([written]).when({ caller: seller, place }).thenRefused({ status: 403, code: 'staff_only' });
    given([written])
      .when({ caller: staff, place: undefined })
      .thenRefused({ status: 422, errors: [{ field: 'place', reason: 'is not a known locality' }] });
    given([written, deleted]).when({ caller: staff, place }).thenRefused({ status: 410, code: 'listing_deleted' });
    given([]).when({ caller: staff, place }).thenRefused({ status: 404, code: 'no_such_listing' });
  });
});
