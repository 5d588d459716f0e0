import type { Amenity, AreaUnit, AttributeValues, ListerType, Position, Subtype } from '@naksha/events/kernel';
import type { DemoPlace } from './demo-places.ts';

/** Times are days before "today". */
export type DemoListing = {
  externalId: string;
  seller: number;
  lister: ListerType;
  propertyType: 'residential' | 'commercial';
  subtype: Subtype;
  title: string;
  price: number;
  area: { value: number; unit: AreaUnit };
  attributes: AttributeValues;
  place: DemoPlace;
  position: Position;
  project?: string;
  description: string;
  amenities: Amenity[];
  postedDaysAgo: number;
  /** Undefined: still under review. */
  verifiedDaysAgo?: number;
  cut?: { daysAgo: number; price: number };
  soldDaysAgo?: number;
};
