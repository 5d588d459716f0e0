import type { Amenity } from '../../kernel/amenities.ts';
import type { WireAttributes } from '../../kernel/attributes/listing-attributes.ts';
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

/** `GET /api/property/{id}`, in the specification's envelope: `{ code: 200, property }`. */
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
    /** Area with its unit's number in the subtype's set; in square feet where the set has no such unit. */
    super_area_det?: { super_area: number; unit: number };
    plot_area_det?: { plot_area: number; unit: number };
    area: number;
    area_det: { area: number; unit: number };
  } & WireAttributes &
    Record<Amenity | RoomFlag, boolean>;
  ownership?: Ownership;
  rera_number?: string;
  lister: ListerType;
  description?: string;
  amenities: Amenity[];
  rooms: RoomFlag[];
  /** What the badge rests on. Missing of a demo listing, which claims nothing. */
  verified?: { on: string; receipt: Receipt; price_changed_since: boolean; sample?: SampleReceipt };
  /** On the market only: when staff verified it or its owner last said that it is still to be had. */
  last_confirmed_on?: string;
  timeline: TimelineEntry[];
  /** Owner and staff only. Until when what is sold can be relisted. */
  relist_until?: string;
  mine?: boolean;
  edit_status?: 'none' | 'in_review';
  /** What waits for staff, beside what is public until then. */
  changes?: FactChange[];
  reasons?: string[];
  /** What staff ask its owner, because somebody reported it. */
  question?: { on: string; kind: ReportKind };
  /** Reasons of every day, for the reader's own language. */
  reason_codes?: RejectionReason[];
};
/** Each check that was made: in what capacity, `staff` where that was not kept; when; and until when it is vouched for. */
export type Receipt = { check: VerificationCheck; by: StaffRole | 'staff'; on: string; until: string }[];
/** Nobody looked at this one: of the listings that came with it so many were checked, and so many of these failed. */
export type SampleReceipt = { listings: number; checked: number; failed: number; by: StaffRole | 'staff' };
export type TimelineEntry = {
  /** `sampled`: public after a sample was checked that it was not in. */
  what: 'posted' | 'verified' | 'sampled' | 'price_changed' | 'sold' | 'relisted';
  on: string;
  price?: number;
  from?: number;
};
