import type { Amenity, RoomFlag } from '../kernel/amenities.ts';
import type { Area } from '../kernel/area.ts';
import type { FieldError } from '../kernel/field-error.ts';
import type { BBox, Position } from '../kernel/geo.ts';
import type { AccountId, ListingId } from '../kernel/ids.ts';
import type { LeadStatus, ListerType, Ownership, PropertyType, Subtype, VerificationCheck } from '../kernel/options.ts';
import type { PositionToken } from '../kernel/position.ts';

/** What goes over HTTP between read model, services and client. Types only: each side checks at its own edge. */

export type PublicState = 'verified' | 'stale';
export type ListingState = 'under_review' | 'verified' | 'rejected' | 'sold' | 'sold_by_naksha' | 'deleted';

/** RFC 9457 problem details, as the exception filter prints a `Problem`. */
export type ProblemDetails = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: FieldError[];
};

/** A listing as lists and hover cards show it: the same for everyone. */
export type ListingCard = {
  id: ListingId;
  slug: string;
  title: string;
  property_type: PropertyType;
  property_subtype: Subtype;
  expected_price: number;
  area: Area;
  bedrooms?: number;
  bathrooms?: number;
  city: string;
  locality: string;
  project?: string;
  position: Position;
  state: PublicState;
  posted_on: string;
  /** The newest fall of the price, where the price now is below it. */
  price_cut?: { from: number; on: string };
  cover_image: string | null;
  demo: boolean;
};

export const SORTS = ['recommended', 'newest', 'price', 'price_per_area', 'price_cut'] as const;
export type Sort = (typeof SORTS)[number];

/** `GET /api/listings?bbox=w,s,e,n&<filters>&sort=&cursor=&after=` */
export type ListingPage = { listings: ListingCard[]; total: number; under_review: number; cursor: string | null };
/** `GET /api/listings/cards?ids=a,b,c`: at most 50, in the order asked for; what is off the market is left out. */
export type ListingCards = { listings: ListingCard[] };
/** `GET /api/map/count?bbox=&<filters>` */
export type ListingCount = { total: number; under_review: number };

/** `GET /api/property/{id}`, in the specification's envelope: `{ code: 200, property }`. */
export type Property = ListingCard & {
  expected_price: number;
  is_verified: boolean;
  listing_state: ListingState;
  assisted_by: string;
  has_access: { can_view: boolean; is_liked: boolean };
  profile_details: {
    property_type: PropertyType;
    property_subtype: Subtype;
    bedrooms?: number;
    bathrooms?: number;
    car_parkings?: number;
    project?: string;
    locality: string;
    super_area_det?: { super_area: number };
    plot_area_det?: { plot_area: number };
    area: number;
    area_det: { area: number };
  };
  ownership?: Ownership;
  lister: ListerType;
  description?: string;
  amenities: Amenity[];
  rooms: RoomFlag[];
  verified?: { on: string; by: 'staff'; checks: VerificationCheck[]; price_changed_since: boolean };
  /** On the market only: when staff verified it or its owner last said that it is still to be had. */
  last_confirmed_on?: string;
  timeline: TimelineEntry[];
  /** Owner and staff only. */
  mine?: boolean;
  edit_status?: 'none' | 'in_review';
  reasons?: string[];
};
export type TimelineEntry = {
  what: 'posted' | 'verified' | 'price_changed' | 'sold';
  on: string;
  price?: number;
  from?: number;
};

/** A listing as its owner sees it in `GET /api/me/listings`. */
export type OwnListing = ListingCard & {
  listing_state: ListingState;
  reasons: string[];
  edit_status: 'none' | 'in_review';
  /** On the market only, as `Property` has it. */
  last_confirmed_on?: string;
  leads: number;
  views: number;
  saves: number;
};

/** `GET /api/me/listings`: newest first, without the deleted ones. */
export type OwnListings = { listings: OwnListing[] };

/** `GET /api/me/leads`: the seller's inbox, newest first. `id` is `{listing}-{buyer}`. */
export type Lead = {
  id: string;
  /** `deleted`: its page is gone, the lead stays. */
  listing: { id: ListingId; slug: string; title: string; property_subtype: Subtype; deleted?: true };
  buyer: { id: AccountId; first_name: string };
  status: LeadStatus;
  contacted_at: string;
};
export type LeadInbox = { leads: Lead[]; counts: Record<LeadStatus, number> };

/** `GET /api/me/marks`: how the signed-in person's own doings colour the map. */
export type Marks = { saved: ListingId[]; seen: ListingId[]; contacted: ListingId[]; own: ListingId[] };

/** A new listing, or a verified one whose revision waits. */
export type ReviewItem = {
  listing: ListingCard & { listing_state: ListingState; lister: ListerType; description?: string; own: boolean };
  waiting_since: string;
  /** What an edit would change, as the fields of the verified listing and of the proposal. */
  changes?: { field: string; from: unknown; to: unknown }[];
};

/** `GET /api/staff/review`: oldest first, demo listings after all real ones. */
export type ReviewQueue = { items: ReviewItem[] };

/** What every accepted command of ours answers with. `position` goes into `?after=` of the next read. */
export type Accepted = { code: 200; position: PositionToken };

export type City = {
  id: string;
  name: string;
  position: Position;
  default_zoom: number;
  /** Approximate outline, spelt as the specification has it: the hull of the city's localities. */
  map_ploygon: Position[];
  localities: Locality[];
};
export type Locality = { id: string; name: string; city: string; position: Position; attribution: string };

/** Events of `GET /api/live`; the SSE id of each is the position vector. */
export type LiveMessage =
  | { event: 'position'; data: { position: string } }
  /** Tiles of zoom LIVE_CELL_ZOOM, `x/y`, in which something changed. */
  | { event: 'cells'; data: { cells: string[]; position: string } }
  | { event: 'lead'; data: { lead: Lead; position: string } }
  | { event: 'reload'; data: { reason: string } };
/** A tile of the 512-px pyramid at this zoom is the grain in which live messages name what changed. */
export const LIVE_CELL_ZOOM = 14;

/** Signed-in caller, or nobody. Resolved once a request, from the bearer token. */
export type Caller = { account: AccountId; staff: boolean };

/** What the server puts into /home, so that something true is drawn before the map libraries load. */
export type FirstPaint = {
  /** The canonical query this answers, without the camera. */
  query: string;
  camera: { lat: number; lng: number; zoom: number };
  page: ListingPage;
  clusters: { position: Position; count: number }[];
  /** Sources that ask to be named on the map; '' where none does. */
  credits: string;
};

/** What every page carries as JSON in `<script type="application/json" id="page-config">`: facts of this installation, nothing personal. */
export type PageConfig = {
  brand: {
    name: string;
    phone: string;
    /** '' where there is none: then no chat button shows. */
    whatsapp: string;
    email: string;
    rera: string;
    grievance_officer: string;
    /** Up to four addresses. */
    social: string[];
    /** #rrggbb */
    red: string;
  };
  /** null: the bundled plain style. */
  map_style_url: string | null;
  region: BBox;
};
