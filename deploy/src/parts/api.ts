import type { AccountId } from '@naksha/events/kernel';
import {
  DOCUMENT_KINDS,
  decodeStreetSegments,
  HttpGeocoder,
  LiveHub,
  MapFollower,
  OwnDocumentsQuery,
  openDocuments,
  Places,
  PublicFeed,
  Reaches,
  Roles,
  StreetGraph,
} from '@naksha/read-model';
import { createMapEngine } from '@naksha/read-model/map-engine';
import {
  AnalyticsHours,
  describeShortCodeWarning,
  EnquiryVault,
  MissedSearches,
  Notes,
  PARTNER_ENDED_CHANNEL,
  PartnerTokens,
  PhotoShelf,
  recordServedRegion,
  SESSION_ENDED_CHANNEL,
  SearchNames,
  SearchNews,
  Sessions,
  type SmsGateway,
  Vault,
} from '@naksha/services';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readSiteOrigin } from '../config/origin.ts';
import { defineMissingPackItems, updateUneditedPackItems } from '../content/load-content.ts';
import { createHttpApp } from '../http/app.ts';
import { Drain } from '../http/drain.ts';
import { isStorageUnavailable } from '../http/is-storage-unavailable.ts';
import { maxOpenConnections } from '../http/limit-connections.ts';
import { listenOnPort } from '../http/listen.ts';
import { trackConnections } from '../http/track-connections.ts';
import { chargeMapQueriesToClient, chargeRebuildsToClient, runAndChargeCurrentClient } from '../http/work-meter.ts';
import { withGarbageCollectionAfterLoad } from '../process/collect-after-load.ts';
import { exposeGarbageCollector } from '../process/return-unused-memory.ts';
import { openStreetTiles } from '../region/street-tiles.ts';
import { isTracingConfigured } from '../tracing/open-tracing.ts';
import { createLiveMessageTracer } from '../tracing/trace-live.ts';
import { openPhotoStore } from '../write-side/photo-store.ts';
import { createServicesDeps, findAssistantPhone } from '../write-side/write-side.ts';
import { applyErasureLedger } from './apply-erasure-ledger.ts';
import { assertDocumentsMatchEventTable } from './assert-own-documents.ts';
import { endStreamsOnNotification } from './end-streams.ts';
import { createFirstProjectionDoneCheck } from './first-fill.ts';
import { createListerIds, openListingSearch } from './listing-search.ts';
import { openMapRebuilder } from './map-rebuilder.ts';
import { countPhotoResultsInMetrics } from './photos.ts';
import type { ProcessContext } from './process-context.ts';
import { reportOpenTasks } from './report-open-tasks.ts';
import { createRoutedTravelTimes } from './router.ts';
import { serveSite } from './serve-site.ts';
import { openSharedCaches } from './shared-caches.ts';

export type Api = {
  app: NestFastifyApplication;
  listen(): Promise<string>;
};

export async function openApi(context: ProcessContext, sms: SmsGateway, client: string | undefined): Promise<Api> {
  const { config, lifetime, logger, write, region, readPool, readiness, metrics, security } = context;
  await assertDocumentsMatchEventTable(context);
  const documents = await openDocuments(readPool, {
    kinds: DOCUMENT_KINDS,
    onError: (error) => logger.error({ err: error, consumer: 'api', retrying: true }, 'document feed failed'),
  });
  await lifetime.onEnd(() => documents.close());
  const { tileStore, requests, optionalDependencies: caches } = await openSharedCaches(context);
  const { chooseSearch, optionalDependencies: searches } = await openListingSearch(context, documents);
  const rebuild = await openMapRebuilder(context);
  const places = {
    barePriceFrom: region.barePriceFrom,
    get gazetteer() {
      return find(Places).gazetteer;
    },
  };
  const routed = createRoutedTravelTimes(context);
  const reaches = new Reaches(places, region.streets && new StreetGraph(decodeStreetSegments(region.streets)), routed);
  const map = createMapEngine({
    region: region.bounds,
    rebuild,
    findReach: reaches.find,
    loadReach: (within) => reaches.prepare(within),
    onRebuildFailed: (error) => logger.warn({ err: error, retrying: true }, 'map rebuild failed'),
  });
  const engine = withGarbageCollectionAfterLoad(chargeMapQueriesToClient(map), exposeGarbageCollector());
  const find = <T>(type: Type<T>): T => app.get(type, { strict: false });
  let url = '';
  const origin = () => readSiteOrigin(config) || url;
  // The two sides do not know each other; their connections are made here, once both exist.
  const roles: Parameters<typeof createServicesDeps>[2]['roles'] = {
    waitForOwnWrite: (query, reply) => find(Roles).waitForOwnWrite(query, reply),
    findRole: (account: AccountId) => find(Roles).findRole(account),
    findAssistedCity: (account: AccountId) => find(Roles).findAssistedCity(account),
  };
  const ownDocuments = {
    findOwn: (account: AccountId) => find(OwnDocumentsQuery).findOwn(account),
  };
  const services = createServicesDeps(config, write, {
    region: region.bounds,
    places,
    sms,
    roles,
    ownDocuments,
    photos: await openPhotoStore(config),
    security,
    origin,
  });
  const shortCodes = describeShortCodeWarning(services.settings);
  if (shortCodes) logger.warn(shortCodes, 'sign-in codes too short');
  const drain = new Drain(config.DRAIN_SECONDS);
  const app: NestFastifyApplication = await createHttpApp({
    config,
    clock: write.clock,
    logger,
    metrics,
    readiness,
    drain,
    requests,
    optionalDependencies: { ...caches, ...searches },
    prepareReach: (within) => map.prepareReach(within),
    hasDiskSpace: context.databases.disk?.hasRoom,
    databaseAwaySince: context.databaseAwaySince,
    services,
    parked: { write: write.pool, read: readPool, store: write.store, clock: write.clock, ids: write.ids },
    readModel: {
      documents,
      isDatabaseUnavailable: isStorageUnavailable,
      clock: write.clock,
      follower: documents.follower,
      heads: () => write.store.heads(),
      events: write.store,
      agreedCounts: { count: (since) => find(AnalyticsHours).countSince(since) },
      missedReadings: { list: () => find(MissedSearches).list() },
      partners: { find: (token) => find(PartnerTokens).find(token) },
      region: region.bounds,
      origin,
      firstPlaces: region.places,
      landmarks: region.landmarks,
      reaches,
      listerIds: createListerIds(config),
      ground: region.ground.layers,
      ...(region.ground.streets && { streetTiles: openStreetTiles(region.ground.streets) }),
      dutyRates: { states: region.stampDuty },
      personNames: { findFirstNames: (accounts) => find(Vault).findFirstNames(accounts) },
      texts: { findTexts: (ids) => find(Vault).findTexts(ids) },
      photos: {
        findShown: (ids) => find(PhotoShelf).findShown(ids),
        find: (id) => find(PhotoShelf).find(id),
        openFile: (id, size, format) => find(PhotoShelf).openFile(id, size, format),
      },
      enquiryTexts: { findTexts: (ids) => find(EnquiryVault).findTexts(ids) },
      staffNotes: { findTexts: (ids) => find(Notes).findTexts(ids) },
      searchFacts: {
        findNames: (ids) => find(SearchNames).findNames(ids),
        findNews: (searches) => find(SearchNews).find(searches),
      },
      assistantPhone: (city) => findAssistantPhone(config, city),
      tileStore,
      engine,
      rebuild: chargeRebuildsToClient(rebuild),
      chooseSearch,
      geocoder: config.GEOCODER_URL ? new HttpGeocoder(config.GEOCODER_URL, { bounds: region.bounds }) : undefined,
      meter: runAndChargeCurrentClient,
      introspection: config.NODE_ENV !== 'production',
      // Streams are long-lived and must leave connections for requests.
      live: {
        streams: Math.floor(maxOpenConnections() * 0.8),
        ...(isTracingConfigured(config) && {
          onDelivered: createLiveMessageTracer(write.store, (error) =>
            logger.warn({ err: error }, 'writing the trace of a live message failed'),
          ),
        }),
      },
    },
  });
  const connections = trackConnections(app.getHttpServer());
  await lifetime.onEnd(async () => {
    const closed = connections.close();
    await app.close();
    closed();
  });
  readiness.documents = await createFirstProjectionDoneCheck(context);
  readiness.map = () => find(MapFollower).ready();
  metrics.gauges(
    {
      map_listings: 'Listings in the map engine',
      map_delta_listings: 'Listings changed since the last rebuild of the map',
      map_bytes: 'Memory of the map engine in bytes',
    },
    () => {
      const { rows, delta, bytes } = engine.size();
      return { map_listings: rows, map_delta_listings: delta, map_bytes: bytes };
    },
  );
  countPhotoResultsInMetrics(context, app);
  reportOpenTasks(context, app);
  metrics.gauge('live_streams', 'Open live update streams', () => find(LiveHub).size);
  if (client) await serveSite(context, app, { client, origin });
  await app.init();
  await applyErasureLedger(app);
  await recordServedRegion(write.store, region.bounds, { ids: write.ids, now: write.clock.now() });
  const { refused } = await defineMissingPackItems(app, region, write.clock.now());
  for (const line of refused) logger.warn(line, 'region pack item rejected');
  for (const { file, line, item } of await updateUneditedPackItems(app, region, write.clock.now()))
    logger.warn(
      { file, line, id: 'slug' in item.data ? item.data.slug : item.data.id, reason: 'edited by staff' },
      'catalogue item not updated',
    );
  const [hub, sessions] = [find(LiveHub), find(Sessions)];
  await endStreamsOnNotification(context, SESSION_ENDED_CHANNEL, {
    listOpen: () => hub.sessions,
    findLiving: (open) => sessions.findLiving(open),
    end: (session) => hub.endSession(session),
  });
  const [feed, tokens] = [find(PublicFeed), find(PartnerTokens)];
  await endStreamsOnNotification(context, PARTNER_ENDED_CHANNEL, {
    listOpen: () => feed.partners,
    findLiving: (open) => tokens.findLiving(open),
    end: (partner) => feed.endPartner(partner),
  });
  return {
    app,
    async listen() {
      lifetime.onDrain((hurry) => drain.run(connections, hurry));
      context.enforceDatabaseWatch();
      url = await listenOnPort(app.getHttpAdapter().getInstance(), config);
      // Registered last, so closed first: closing workers and database connections takes time.
      await lifetime.onEnd(() => connections.stopListening());
      return url;
    },
  };
}
