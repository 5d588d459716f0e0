import type { BBox, Clock, Gazetteer, Landmark, Place } from '@naksha/events/kernel';
import type { DutyRates } from '@naksha/events/wire/duty-rates';
import type { GroundLayer } from '@naksha/events/wire/ground';
import type { AgreedCounts } from './analytics/agreed-counts.ts';
import type { Documents } from './documents/documents.ts';
import type { DocumentFollower } from './documents/stored-document.ts';
import type { EnquiryTexts } from './enquiries/enquiry-texts.ts';
import type { Geocoder } from './geocode/geocoder.port.ts';
import type { Meter } from './http/meter.ts';
import type { PersonNames } from './leads/person-names.ts';
import type { StaffNotes } from './leads/staff-notes.ts';
import type { PhotoSource } from './listing/photos.ts';
import type { Texts } from './listing/texts.ts';
import type { LiveSettings } from './live/live-settings.ts';
import type { Rebuilder } from './map/engine/base/rebuild.ts';
import type { MapEngine } from './map/engine/map-queries.ts';
import type { TileStore } from './map/tile-store.port.ts';
import type { Partners } from './public-events/partner.ts';
import type { FeedSource } from './public-events/read-feed.ts';
import type { ListingSearch } from './search/listing-search.port.ts';
import type { SearchFacts } from './searches/search-facts.ts';

/** Everything the read side's questions need from outside. */
export type ReadModelDeps = {
  documents: Documents;
  clock: Clock;
  follower: DocumentFollower;
  /** The last event of each partition of the event table. */
  heads(): Promise<readonly number[]>;
  /** The event table, for the feed of partners. */
  events: FeedSource;
  partners: Partners;
  agreedCounts: AgreedCounts;
  /** The map's bounds, as TileJSON says them. */
  region: BBox;
  /** Where people reach the site: scheme and host, without a slash at the end. Nothing that a caller sends is written out as it. */
  origin(): string;
  /** Places to go by until the documents have any. */
  firstPlaces: readonly Place[];
  /** Landmarks of the region; none unless told. */
  landmarks?: readonly Landmark[];
  /** What the bundled base map draws below its names: GeoJSON as text. */
  ground: ReadonlyMap<GroundLayer, string>;
  /** Stamp duty and registration of the region's states. */
  dutyRates: DutyRates;
  personNames: PersonNames;
  texts: Texts;
  photos: PhotoSource;
  staffNotes: StaffNotes;
  enquiryTexts: EnquiryTexts;
  searchFacts: SearchFacts;
  /** E.164; empty where none is configured. */
  assistantPhone(city: string): string;
  tileStore: TileStore;
  engine: MapEngine;
  /** Builds the map of a past day; in the thread that answers, unless told. */
  rebuild?: Rebuilder;
  /** A richer search than that of the documents' own database, which stands in for it. */
  chooseSearch?(plain: ListingSearch, places: { readonly gazetteer: Gazetteer }): ListingSearch;
  /** For addresses that are no places of ours; without it they are not looked up elsewhere. */
  geocoder?: Geocoder;
  /** Whether callers of GraphQL may ask about its schema; not unless told. */
  introspection?: boolean;
  /** What is worked out for a caller beside the engine's questions goes through it; nobody is charged unless told. */
  meter?: Meter;
  /** What differs from the defaults. */
  live?: Partial<LiveSettings>;
};
