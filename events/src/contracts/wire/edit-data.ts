import type { Amenity } from '../../kernel/amenities.ts';
import type { Area } from '../../kernel/area.ts';
import type { WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { Position } from '../../kernel/geo.ts';
import type { ListingId, PhotoId } from '../../kernel/ids.ts';
import type { ListerType, PropertyType, Subtype } from '../../kernel/options.ts';
import type { RoomFlag } from '../../kernel/room-flags.ts';

/** The newest values, including a pending revision. */
export type EditData = WireAttributes & {
  id: ListingId;
  property_type: PropertyType;
  property_subtype: Subtype;
  title: string;
  expected_price: number;
  area: Pick<Area, 'value' | 'unit'>;
  position: Position;
  locality: string;
  city: string;
  project?: string;
  lister: ListerType;
  description?: string;
  amenities: Amenity[];
  rooms: RoomFlag[];
  /** In the owner's order. */
  photos?: PhotoId[];
  /** Missing if it is the first photo. */
  cover?: PhotoId;
};
