import { type AccountId, type MapFilter, PROJECT_TYPES } from '@naksha/events/kernel';
import {
  Blogs,
  DOCUMENT_KINDS,
  decodeStreets,
  Faqs,
  FirstPaintQuery,
  HomesOnMarket,
  HttpGeocoder,
  LiveHub,
  MapFollower,
  MasterData,
  OwnDocumentsQuery,
  openDocuments,
  Places,
  PropertyQuery,
  PublicFeed,
  QueryLinks,
  Reaches,
  Roles,
  StreetGraph,
} from '@naksha/read-model';
import { createMapEngine } from '@naksha/read-model/map-engine';
import {
  AnalyticsHours,
  EnquiryVault,
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
  warnOfShortCodes,
} from '@naksha/services';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readSiteOrigin } from '../config/origin.ts';
import { loadMissing, upgradeItems } from '../content/load-content.ts';
import { createApp } from '../http/app.ts';
import { Drain } from '../http/drain.ts';
import { isStorageUnavailable } from '../http/is-storage-unavailable.ts';
import { maxConnections } from '../http/limit-connections.ts';
import { listen } from '../http/listen.ts';
import { trackConnections } from '../http/track-connections.ts';
import { meterEngine, meterRebuild, meterWork } from '../http/work-meter.ts';
import { serveBlogFeed } from '../pages/blog-feed.ts';
import { serveClientFiles } from '../pages/client-files.ts';
import { serveEmbeds } from '../pages/embed.ts';
import { serveHomesFeeds } from '../pages/homes-feed.ts';
import { serveOembed } from '../pages/oembed.ts';
import { serveOfflineShells } from '../pages/offline-shells.ts';
import { buildPageConfigs } from '../pages/page-config.ts';
import type { PageQueries } from '../pages/page-content.ts';
import { servePages } from '../pages/pages.ts';
import { serveRobotsTxt } from '../pages/serve-robots-txt.ts';
import { serveWebManifest } from '../pages/serve-web-manifest.ts';
import { Shell } from '../pages/shell.ts';
import { serveSitemap } from '../pages/sitemap.ts';
import { collectAfterLoad } from '../process/collect-after-load.ts';
import { findCollector } from '../process/return-unused-memory.ts';
import { openStreetTiles } from '../region/street-tiles.ts';
import { isTracingConfigured } from '../tracing/open-tracing.ts';
import { traceLive } from '../tracing/trace-live.ts';
import { openPhotoStore } from '../write-side/photo-store.ts';
import { buildServicesDeps, chooseAssistantPhone } from '../write-side/write-side.ts';
import { applyErasureLedger } from './apply-erasure-ledger.ts';
import { assertOwnDocuments } from './assert-own-documents.ts';
import { endStreams } from './end-streams.ts';
import { openFirstFillCheck } from './first-fill.ts';
import { openListerIds, openListingSearch } from './listing-search.ts';
import { openMapRebuilder } from './map-rebuilder.ts';
import { countPhotoResults } from './photos.ts';
import type { ProcessContext } from './process-context.ts';
import { reportOpenTasks } from './report-open-tasks.ts';
import { openSharedCaches } from './shared-caches.ts';

export type Api = {
  app: NestFastifyApplication;
  listen(): Promise<string>;
};

export async function openApi(context: ProcessContext, sms: SmsGateway, client: string | undefined): Promise<Api> {
  const { config, lifetime, logger, write, region, readPool, readiness, metrics, security } = context;
  await assertOwnDocuments(context);
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
      return app.get(Places, { strict: false }).gazetteer;
    },
  };
  const reaches = new Reaches(places, region.streets && new StreetGraph(decodeStreets(region.streets)));
  const map = createMapEngine({
    region: region.bounds,
    rebuild,
    findReach: reaches.find,
    onRebuildFailed: (error) => logger.warn({ err: error, retrying: true }, 'map rebuild failed'),
  });
  const engine = collectAfterLoad(meterEngine(map), findCollector());
  let url = '';
  const origin = () => readSiteOrigin(config) || url;
  // The two sides do not know each other; their connections are made here, once both exist.
  const roles = {
    findRole: (account: AccountId) => app.get(Roles, { strict: false }).findRole(account),
    findAssistedCity: (account: AccountId) => app.get(Roles, { strict: false }).findAssistedCity(account),
  };
  const ownDocuments = {
    findOwn: (account: AccountId) => app.get(OwnDocumentsQuery, { strict: false }).findOwn(account),
  };
  const services = buildServicesDeps(config, write, {
    region: region.bounds,
    places,
    sms,
    roles,
    ownDocuments,
    photos: await openPhotoStore(config),
    security,
    origin,
  });
  const shortCodes = warnOfShortCodes(services.settings);
  if (shortCodes) logger.warn(shortCodes, 'sign-in codes too short');
  const drain = new Drain(config.DRAIN_SECONDS);
  const app: NestFastifyApplication = await createApp({
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
      agreedCounts: { count: (since) => app.get(AnalyticsHours, { strict: false }).countSince(since) },
      partners: { find: (token) => app.get(PartnerTokens, { strict: false }).find(token) },
      region: region.bounds,
      origin,
      firstPlaces: region.places,
      landmarks: region.landmarks,
      reaches,
      listerIds: openListerIds(config),
      ground: region.ground.layers,
      ...(region.ground.streets && { streetTiles: openStreetTiles(region.ground.streets) }),
      dutyRates: { states: region.stampDuty },
      personNames: { findFirstNames: (accounts) => app.get(Vault, { strict: false }).findFirstNames(accounts) },
      texts: { findTexts: (ids) => app.get(Vault, { strict: false }).findTexts(ids) },
      photos: {
        findShown: (ids) => app.get(PhotoShelf, { strict: false }).findShown(ids),
        find: (id) => app.get(PhotoShelf, { strict: false }).find(id),
        openFile: (id, size, format) => app.get(PhotoShelf, { strict: false }).openFile(id, size, format),
      },
      enquiryTexts: { findTexts: (ids) => app.get(EnquiryVault, { strict: false }).findTexts(ids) },
      staffNotes: { findTexts: (ids) => app.get(Notes, { strict: false }).findTexts(ids) },
      searchFacts: {
        findNames: (ids) => app.get(SearchNames, { strict: false }).findNames(ids),
        findNews: (searches) => app.get(SearchNews, { strict: false }).find(searches),
      },
      assistantPhone: (city) => chooseAssistantPhone(config, city),
      tileStore,
      engine,
      rebuild: meterRebuild(rebuild),
      chooseSearch,
      geocoder: config.GEOCODER_URL ? new HttpGeocoder(config.GEOCODER_URL, { bounds: region.bounds }) : undefined,
      meter: meterWork,
      introspection: config.NODE_ENV !== 'production',
      // Streams are long-lived and must leave connections for requests.
      live: {
        streams: Math.floor(maxConnections() * 0.8),
        ...(isTracingConfigured(config) && {
          onDelivered: traceLive(write.store, (error) => logger.warn({ err: error }, 'live message trace failed')),
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
  readiness.documents = await openFirstFillCheck(context);
  readiness.map = () => app.get(MapFollower, { strict: false }).ready();
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
  countPhotoResults(context, app);
  reportOpenTasks(context, app);
  metrics.gauge('live_streams', 'Open live update streams', () => app.get(LiveHub, { strict: false }).size);
  if (client) {
    const server = app.getHttpAdapter().getInstance();
    const configs = buildPageConfigs(config, region);
    await serveClientFiles(server, client);
    serveRobotsTxt(server, origin);
    serveWebManifest(server, configs.en);
    const shell = Shell.read(client);
    serveOfflineShells(server, shell, configs);
    const questions: PageQueries = {
      firstPaint: (search) => app.get(FirstPaintQuery, { strict: false }).getFirstPaint(search),
      listing: (slug) => app.get(PropertyQuery, { strict: false }).getProperty(slug, undefined),
      cities: () => app.get(Places, { strict: false }).cities,
      queryLinks: (locale) => app.get(QueryLinks, { strict: false }).groups(locale),
      queryLink: (slug, locale) => app.get(QueryLinks, { strict: false }).find(slug, locale),
      project: (slug) => app.get(MasterData, { strict: false }).findProject(slug).item,
      blogs: () => app.get(Blogs, { strict: false }).listCards(),
      blog: (slug) => app.get(Blogs, { strict: false }).find(slug),
      faqs: (locale) => app.get(Faqs, { strict: false }).list(locale),
    };
    servePages(server, { shell, configs, origin, questions });
    serveEmbeds(server, { configs, origin, questions });
    serveOembed(server, { configs, origin, questions });
    serveBlogFeed(server, {
      ...{ origin, brand: config.BRAND_NAME },
      listBlogs: () => app.get(Blogs, { strict: false }).list(),
    });
    const homes = {
      countParts: () => app.get(HomesOnMarket, { strict: false }).countParts(),
      readPart: (part: number) => app.get(HomesOnMarket, { strict: false }).readPart(part),
      newest: (filter: MapFilter, limit: number) => app.get(HomesOnMarket, { strict: false }).listNewest(filter, limit),
    };
    serveHomesFeeds(server, {
      ...{ configs, origin, cities: questions.cities, newest: homes.newest, clock: write.clock },
    });
    serveSitemap(server, {
      origin,
      homes,
      listQueryLinks: () =>
        app
          .get(QueryLinks, { strict: false })
          .list()
          .map(({ slug }) => slug),
      listProjects: () =>
        app
          .get(MasterData, { strict: false })
          .list({ types: PROJECT_TYPES })
          .map(({ slug }) => slug),
      listBlogs: () => app.get(Blogs, { strict: false }).listAddresses(),
    });
  }
  await app.init();
  await applyErasureLedger(app);
  await recordServedRegion(write.store, region.bounds, { ids: write.ids, now: write.clock.now() });
  const { refused } = await loadMissing(app, region, write.clock.now());
  for (const line of refused) logger.warn(line, 'region pack item rejected');
  for (const { file, line, item } of await upgradeItems(app, region, write.clock.now()))
    logger.warn(
      { file, line, id: 'slug' in item.data ? item.data.slug : item.data.id, reason: 'edited by staff' },
      'catalogue item not upgraded',
    );
  const [hub, sessions] = [app.get(LiveHub, { strict: false }), app.get(Sessions, { strict: false })];
  await endStreams(context, SESSION_ENDED_CHANNEL, {
    listOpen: () => hub.sessions,
    findLiving: (open) => sessions.findLiving(open),
    end: (session) => hub.endSession(session),
  });
  const [feed, tokens] = [app.get(PublicFeed, { strict: false }), app.get(PartnerTokens, { strict: false })];
  await endStreams(context, PARTNER_ENDED_CHANNEL, {
    listOpen: () => feed.partners,
    findLiving: (open) => tokens.findLiving(open),
    end: (partner) => feed.endPartner(partner),
  });
  return {
    app,
    async listen() {
      lifetime.onDrain((hurry) => drain.run(connections, hurry));
      context.enforceDatabaseWatch();
      url = await listen(app.getHttpAdapter().getInstance(), config);
      // Registered last, so closed first: closing workers and database connections takes time.
      await lifetime.onEnd(() => connections.stopListening());
      return url;
    },
  };
}
