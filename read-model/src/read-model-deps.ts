import type { BBox, Clock, Gazetteer, Landmark, Place } from '@naksha/events/kernel';
import type { DutyRates } from '@naksha/events/wire/duty-rates';
import type { GroundLayer } from '@naksha/events/wire/ground';
import type { ConsentedCounts } from './analytics/consented-counts.ts';
import type { Documents } from './documents/documents.ts';
import type { DocumentFollower } from './documents/stored-document.ts';
import type { EnquiryTexts } from './enquiries/enquiry-texts.ts';
import type { Geocoder } from './geocode/geocoder.port.ts';
import type { Meter } from './http/meter.ts';
import type { PersonNames } from './leads/person-names.ts';
import type { StaffNotes } from './leads/staff-notes.ts';
import type { IsDatabaseUnavailable } from './listing/current-listings.ts';
import type { OwnerTexts } from './listing/owner-texts.ts';
import type { PhotoSource } from './listing/photos.ts';
import type { LiveSettings } from './live/live-settings.ts';
import type { Rebuilder } from './map/engine/base/rebuild.ts';
import type { MapEngine } from './map/engine/map-queries.ts';
import type { TileStore } from './map/tile-store.port.ts';
import type { Partners } from './public-events/partner.ts';
import type { FeedSource } from './public-events/read-feed.ts';
import type { ListingSearch } from './search/listing-search.port.ts';
import type { SearchFacts } from './searches/search-facts.ts';
import type { Reaches } from './travel/reaches.ts';

export type ReadModelDeps = {
  documents: Documents;
  isDatabaseUnavailable?: IsDatabaseUnavailable;
  clock: Clock;
  follower: DocumentFollower;
  heads(): Promise<readonly number[]>;
  events: FeedSource;
  partners: Partners;
  agreedCounts: ConsentedCounts;
  region: BBox;
  /** Without a trailing slash; never taken from a request. */
  origin(): string;
  firstPlaces: readonly Place[];
  landmarks?: readonly Landmark[];
  reaches?: Reaches;
  ground: ReadonlyMap<GroundLayer, string>;
  dutyRates: DutyRates;
  personNames: PersonNames;
  texts: OwnerTexts;
  photos: PhotoSource;
  staffNotes: StaffNotes;
  enquiryTexts: EnquiryTexts;
  searchFacts: SearchFacts;
  /** E.164; empty if not configured. */
  assistantPhone(city: string): string;
  tileStore: TileStore;
  engine: MapEngine;
  rebuild?: Rebuilder;
  /** The documents' database is the fallback. */
  chooseSearch?(plain: ListingSearch, places: { readonly gazetteer: Gazetteer }): ListingSearch;
  geocoder?: Geocoder;
  introspection?: boolean;
  meter?: Meter;
  live?: Partial<LiveSettings>;
};
