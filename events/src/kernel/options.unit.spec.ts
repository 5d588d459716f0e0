import { describe, expect, it } from 'vitest';
import { AMENITIES } from './amenities.ts';
import { AMENITY_KINDS } from './amenity-kinds.ts';
import {
  ACCOUNT_SUBTYPES,
  BATHROOMS,
  BEDROOMS,
  CAR_PARKINGS,
  LEAD_STATUSES,
  LISTER_TYPES,
  OWNERSHIPS,
  PLOTS,
  PROPERTY_TYPES,
  REJECTION_REASONS,
  REPORT_KINDS,
  REQUIRED_CHECKS,
  STAFF_ROLES,
  SUBTYPES,
  SUBTYPES_OF,
  SUBTYPES_WITH_BEDROOMS,
  VERIFICATION_CHECKS,
} from './options.ts';
import { ROOM_FLAGS } from './room-flags.ts';

const words = (text: string) => text.split(' ').sort();

describe('option lists', () => {
  it('E-03 E-04 has the seven subtypes, and those of each property type', () => {
    expect(SUBTYPES).toEqual(['flat', 'kothi', 'residential-plot', 'commercial-plot', 'office', 'showroom', 'other']);
    expect(SUBTYPES_OF).toEqual({
      residential: ['flat', 'kothi', 'residential-plot', 'other'],
      commercial: ['commercial-plot', 'office', 'showroom', 'other'],
    });
  });

  it('E-12 E-13 E-14 has exactly the 43 amenities, in wire spelling, each with a kind', () => {
    const listed =
      'gym swimmingPool club park laundry vaastu pipedGas joggingTrack atm closeToHospital visitorParking security lift powerBackup cafe ' +
      'maintenance closeToMarket cctv mainRoad closeToSchool closeToRailwayStation gatedProject parkFacing cornerUnits lowRise highRise mediumHeight modularKitchen airyRooms ' +
      'falseCeiling highCeilingHeight capaciousInteriors privateGarden restaruant utilityShops internalRoad twoStreetAccesss roadFacing wheelchairAccessibility waterStorage waterDisposal groceryShop shoppingCentre';
    expect([...AMENITIES].sort()).toEqual(words(listed));
    expect(AMENITIES).toHaveLength(43);
    expect(new Set(Object.values(AMENITY_KINDS))).toEqual(new Set(['outdoor', 'utilities', 'interior', 'other']));
  });

  it('E-16 has the extra rooms and the structures', () => {
    expect([...ROOM_FLAGS].sort()).toEqual(
      words('poojaRoom studyRoom servantRoom storeRoom sheds rooms washrooms other'),
    );
  });

  it('counts end with 99 for more; lister types and ownerships have the wire codes', () => {
    expect(BEDROOMS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 99]);
    expect(BATHROOMS).toEqual([1, 2, 3, 99]);
    expect(CAR_PARKINGS).toEqual([0, 1, 2, 3, 4, 99]);
    expect(LISTER_TYPES).toEqual(['owner', 'agent', 'builder', 'relative', 'naksha_admin']);
    expect(OWNERSHIPS).toEqual([0, 1, 2, 3]);
  });

  it('lists subtypes with rooms and subtypes without a building', () => {
    expect(PROPERTY_TYPES).toEqual(['residential', 'commercial']);
    expect(PLOTS).toEqual(['residential-plot', 'commercial-plot']);
    expect(SUBTYPES_WITH_BEDROOMS).toEqual(['flat', 'kothi']);
  });

  it('has the codes of accounts, checks and leads, which are stored in events', () => {
    expect(ACCOUNT_SUBTYPES).toEqual(['1', '2', '3', '4']);
    expect(VERIFICATION_CHECKS).toEqual([
      'ownership_paper_seen',
      'visited_or_photos_checked',
      'price_plausible',
      'phone_reached',
      'location_checked',
    ]);
    expect(REQUIRED_CHECKS).toEqual(['phone_reached', 'location_checked']);
    expect(REJECTION_REASONS).toEqual([
      ...['price', 'position', 'phone', 'paper', 'photos', 'duplicate', 'contacts', 'kind'],
    ]);
    expect(REPORT_KINDS).toEqual(['sold', 'wrong_price', 'fake', 'duplicate']);
    expect(STAFF_ROLES).toEqual(['reviewer', 'assistant', 'editor', 'administrator']);
    expect(LEAD_STATUSES).toEqual(['new', 'called', 'visit', 'closed', 'not_interested']);
  });
});
