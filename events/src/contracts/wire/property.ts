import type { Amenity } from '../../kernel/amenities.ts';
import type { WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
import type { ListerId } from '../../kernel/ids.ts';
import type {
  ListerType,
  Ownership,
  PropertyType,
  RejectionReason,
  ReportKind,
  StaffRole,
  Subtype,
  VerificationCheck,
} from '../../kernel/options.ts';
import type { RoomFlag } from '../../kernel/room-flags.ts';
import type { ListingCard, ListingState } from './listing-card.ts';
import type { FactChange } from './review.ts';

/** In the specification's envelope. */
export type Property = ListingCard & {
  is_verified: boolean;
  listing_state: ListingState;
  assisted_by: string;
  has_access: { can_view: boolean; is_liked: boolean };
  profile_details: {
    property_type: PropertyType;
    property_subtype: Subtype;
    project?: string;
    locality: string;
    /** In square feet if the kind's set lacks the unit. */
    super_area_det?: { super_area: number; unit: number };
    plot_area_det?: { plot_area: number; unit: number };
    area: number;
    area_det: { area: number; unit: number };
  } & WireAttributes &
    Record<Amenity | RoomFlag, boolean>;
  ownership?: Ownership;
  rera_number?: string;
  lister: ListerType;
  /** Of agents and builders, for `not_lister`. */
  lister_id?: ListerId;
  description?: string;
  amenities: Amenity[];
  rooms: RoomFlag[];
  /** Missing for demos. */
  verified?: { on: string; receipt: Receipt; price_changed_since: boolean; sample?: SampleReceipt };
  /** On the market only: verified or last confirmed. */
  last_confirmed_on?: string;
  timeline: TimelineEntry[];
  /** For owner and staff. */
  relist_until?: string;
  mine?: boolean;
  edit_status?: 'none' | 'in_review';
  changes?: FactChange[];
  reasons?: string[];
  question?: { on: string; kind: ReportKind };
  reason_codes?: RejectionReason[];
};
/** `by`: role, `staff` if unknown. */
export type Receipt = { check: VerificationCheck; by: StaffRole | 'staff'; on: string; until: string }[];
/** `listings`: size of the import. `checked`, `failed`: of its sample. */
export type SampleReceipt = { listings: number; checked: number; failed: number; by: StaffRole | 'staff' };
export type TimelineEntry = {
  /** `sampled`: verified by a sample it was not in. */
  what: 'posted' | 'verified' | 'sampled' | 'price_changed' | 'sold' | 'relisted';
  on: string;
  price?: number;
  from?: number;
};
