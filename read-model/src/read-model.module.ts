import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { MarksController } from './activity/marks.controller.ts';
import { MarksQuery } from './activity/marks-query.ts';
import { Roles } from './activity/roles.ts';
import { CatalogueController } from './catalogue/catalogue.controller.ts';
import { GAZETTEER } from './catalogue/cities.ts';
import { DOCUMENTS } from './documents/documents.ts';
import { DOCUMENT_FOLLOWER } from './documents/stored-document.ts';
import { DocumentFeed } from './feed/document-feed.ts';
import { FirstPaintQuery } from './first-paint/first-paint.ts';
import { LeadInboxQuery } from './leads/lead-inbox.ts';
import { LeadsController } from './leads/leads.controller.ts';
import { PERSON_NAMES } from './leads/person-names.ts';
import { TEXTS } from './listing/texts.ts';
import { OwnListingsQuery } from './listing-page/own-listings.ts';
import { PropertyController } from './listing-page/property.controller.ts';
import { ASSISTANT_PHONE, PropertyQuery } from './listing-page/property-query.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveHub } from './live/live-hub.ts';
import { DEFAULT_LIVE_SETTINGS, LIVE_SETTINGS } from './live/live-settings.ts';
import { ListingsController } from './map/listings.controller.ts';
import { ListingsQuery } from './map/listings-query.ts';
import { MapController } from './map/map.controller.ts';
import { MapFollower } from './map/map-follower.ts';
import { TilePreparation } from './map/tile-preparation.ts';
import { TILE_STORE } from './map/tile-store.port.ts';
import { TilesRoute } from './map/tiles.route.ts';
import { Tiles } from './map/tiles.ts';
import { MAP_ENGINE, REGION } from './map/tokens.ts';
import type { ReadModelDeps } from './read-model-deps.ts';
import { ReviewController } from './review/review.controller.ts';
import { ReviewQueueQuery } from './review/review-queue.ts';

/** Each question's class, and those that others may ask too. */
const QUESTIONS = [
  DocumentFeed,
  MapFollower,
  Tiles,
  TilePreparation,
  ListingsQuery,
  PropertyQuery,
  OwnListingsQuery,
  LeadInboxQuery,
  MarksQuery,
  Roles,
  ReviewQueueQuery,
  LiveHub,
  FirstPaintQuery,
];

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: a Nest module is a class
export class ReadModelModule {
  static register(deps: ReadModelDeps): DynamicModule {
    const given: Provider[] = [
      { provide: DOCUMENTS, useValue: deps.documents },
      { provide: DOCUMENT_FOLLOWER, useValue: deps.follower },
      { provide: REGION, useValue: deps.region },
      { provide: GAZETTEER, useValue: deps.gazetteer },
      { provide: PERSON_NAMES, useValue: deps.personNames },
      { provide: TEXTS, useValue: deps.texts },
      { provide: ASSISTANT_PHONE, useValue: deps.assistantPhone },
      { provide: TILE_STORE, useValue: deps.tileStore },
      { provide: MAP_ENGINE, useValue: deps.engine },
      { provide: LIVE_SETTINGS, useValue: DEFAULT_LIVE_SETTINGS },
    ];
    return {
      module: ReadModelModule,
      controllers: [
        MapController,
        ListingsController,
        CatalogueController,
        PropertyController,
        LeadsController,
        MarksController,
        ReviewController,
        LiveController,
      ],
      providers: [...given, ...QUESTIONS, TilesRoute],
      exports: QUESTIONS,
    };
  }
}
