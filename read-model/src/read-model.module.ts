import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { CONSENTED_COUNTS } from './analytics/consented-counts.ts';
import { BASE_MAP_LAYERS, STREET_TILES } from './catalogue/base-map.controller.ts';
import { INITIAL_PLACES, LANDMARKS, Places } from './catalogue/places.ts';
import { DOCUMENTS } from './documents/documents.ts';
import { DOCUMENT_FOLLOWER } from './documents/stored-document.ts';
import { DUTY_RATES } from './duty-rates/duty-rates.controller.ts';
import { ENQUIRY_TEXTS } from './enquiries/enquiry-texts.ts';
import { GEOCODER } from './geocode/geocoder.port.ts';
import { INTROSPECTION } from './graphql/run-query.ts';
import { METER, runUnmetered } from './http/meter.ts';
import { PERSON_NAMES } from './leads/person-names.ts';
import { STAFF_NOTES } from './leads/staff-notes.ts';
import { IS_DATABASE_UNAVAILABLE } from './listing/current-listings.ts';
import { LISTER_IDS } from './listing/lister-ids.ts';
import { OWNER_TEXTS } from './listing/owner-texts.ts';
import { PHOTO_SOURCE } from './listing/photos.ts';
import { ASSISTANT_PHONE } from './listing-page/property-query.ts';
import { DEFAULT_LIVE_SETTINGS, LIVE_SETTINGS } from './live/live-settings.ts';
import { rebuildInThisThread } from './map/engine/base/rebuild.ts';
import { TILE_STORE } from './map/tile-store.port.ts';
import { CLOCK, EVENT_TABLE_HEADS, MAP_ENGINE, REBUILDER, REGION, SITE_ORIGIN } from './map/tokens.ts';
import { MISSED_READINGS } from './missed-searches/missed-searches-query.ts';
import { PARTNERS } from './public-events/partner.ts';
import { FEED_SOURCE } from './public-events/read-feed.ts';
import { READ_FEATURES } from './read-features.ts';
import type { ReadModelDeps } from './read-model-deps.ts';
import { SEARCH_FACTS } from './saved-searches/search-facts.ts';
import { LISTING_SEARCH } from './search/listing-search.port.ts';
import { PostgresListingSearch } from './search/postgres-listing-search.ts';
import { REACHES, Reaches } from './travel/reaches.ts';

const controllers = READ_FEATURES.flatMap(({ controllers = [] }) => controllers);
const providers = READ_FEATURES.flatMap(({ providers = [] }) => providers);

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: a Nest module is a class
export class ReadModelModule {
  static register(deps: ReadModelDeps): DynamicModule {
    const provided: Provider[] = [
      { provide: DOCUMENTS, useValue: deps.documents },
      { provide: CLOCK, useValue: deps.clock },
      { provide: DOCUMENT_FOLLOWER, useValue: deps.follower },
      { provide: EVENT_TABLE_HEADS, useValue: () => deps.heads() },
      { provide: FEED_SOURCE, useValue: deps.events },
      { provide: CONSENTED_COUNTS, useValue: deps.agreedCounts },
      { provide: MISSED_READINGS, useValue: deps.missedReadings },
      { provide: PARTNERS, useValue: deps.partners },
      { provide: REGION, useValue: deps.region },
      { provide: SITE_ORIGIN, useValue: deps.origin },
      { provide: INITIAL_PLACES, useValue: deps.firstPlaces },
      { provide: LANDMARKS, useValue: deps.landmarks ?? [] },
      { provide: REACHES, useFactory: (places: Places) => deps.reaches ?? new Reaches(places), inject: [Places] },
      { provide: LISTER_IDS, useValue: deps.listerIds },
      { provide: BASE_MAP_LAYERS, useValue: deps.ground },
      { provide: STREET_TILES, useValue: deps.streetTiles ?? { read: async () => undefined } },
      { provide: DUTY_RATES, useValue: deps.dutyRates },
      { provide: PERSON_NAMES, useValue: deps.personNames },
      { provide: OWNER_TEXTS, useValue: deps.texts },
      { provide: IS_DATABASE_UNAVAILABLE, useValue: deps.isDatabaseUnavailable ?? (() => false) },
      { provide: PHOTO_SOURCE, useValue: deps.photos },
      { provide: STAFF_NOTES, useValue: deps.staffNotes },
      { provide: ENQUIRY_TEXTS, useValue: deps.enquiryTexts },
      { provide: SEARCH_FACTS, useValue: deps.searchFacts },
      { provide: ASSISTANT_PHONE, useValue: deps.assistantPhone },
      { provide: TILE_STORE, useValue: deps.tileStore },
      { provide: MAP_ENGINE, useValue: deps.engine },
      { provide: REBUILDER, useValue: deps.rebuild ?? rebuildInThisThread },
      {
        provide: LISTING_SEARCH,
        useFactory: (places: Places) => {
          const plain = new PostgresListingSearch(deps.documents, places, deps.listerIds);
          return deps.chooseSearch?.(plain, places) ?? plain;
        },
        inject: [Places],
      },
      { provide: INTROSPECTION, useValue: deps.introspection ?? false },
      { provide: METER, useValue: deps.meter ?? runUnmetered },
      { provide: GEOCODER, useValue: deps.geocoder ?? null },
      { provide: LIVE_SETTINGS, useValue: { ...DEFAULT_LIVE_SETTINGS, ...deps.live } },
    ];
    return { module: ReadModelModule, controllers, providers: [...provided, ...providers], exports: providers };
  }
}
