import { type Caller, type DomainEvent, Problem } from '@naksha/events/contracts';
import {
  type AccountId,
  type Clock,
  type EnquiryId,
  formatPositionToken,
  type NoteId,
  type PositionToken,
  type SearchId,
  type TextId,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import { FixedClock, sampleAccount } from '@naksha/events/testing';
import type { AnalyticsEvent } from '@naksha/events/wire/analytics';
import { type ArgumentsHost, Catch, type ExceptionFilter, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DOCUMENT_KINDS } from '../document-kinds.ts';
import { openDocuments } from '../documents/open-documents.ts';
import type { DocumentFollower } from '../documents/stored-document.ts';
import { DEFAULT_LIVE_SETTINGS, LIVE_SETTINGS, type LiveSettings } from '../live/live-settings.ts';
import { createMapEngine } from '../map/engine/index.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MemoryTileStore } from '../map/memory-tile-store.ts';
import type { TileStore } from '../map/tile-store.port.ts';
import { startProjector } from '../projector/start-projector.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import type { Partner } from '../public-events/partner.ts';
import { ReadModelModule } from '../read-model.module.ts';
import type { ReadModelDeps } from '../read-model-deps.ts';
import type { SearchFound } from '../saved-searches/search-facts.ts';
import { SAMPLE_LISTER_IDS } from './sample-lister-ids.ts';
import { SamplePhotos } from './sample-photos.ts';
import { SAMPLE_PLACES } from './sample-places.ts';

type AppOptions = {
  live?: Partial<LiveSettings>;
  tileStore?: TileStore;
  chooseSearch?: ReadModelDeps['chooseSearch'];
  heads?: ReadModelDeps['heads'];
  introspection?: boolean;
  clock?: Clock;
  agreed?: Record<AnalyticsEvent, number>;
  missed?: Awaited<ReturnType<ReadModelDeps['missedReadings']['list']>>;
  /** Wraps the documents' follower. */
  follow?(follower: DocumentFollower): DocumentFollower;
};

export class ReadModelWorld {
  readonly names = new Map<AccountId, string>();
  readonly texts = new Map<TextId, string>();
  readonly photos = new SamplePhotos();
  readonly notes = new Map<NoteId, string>();
  readonly enquiries = new Map<EnquiryId, { name: string; subject: string; message: string }>();
  readonly searchNames = new Map<SearchId, string>();
  readonly searchNews = new Map<SearchId, SearchFound>();
  readonly partners = new Map<string, Partner>();
  readonly #apps: ReadModelApp[] = [];
  #projector: { stop(): Promise<void> } | undefined;

  private constructor(readonly side: ReadSide) {}

  static async open(): Promise<ReadModelWorld> {
    const world = new ReadModelWorld(await ReadSide.open());
    await world.resumeProjector();
    return world;
  }

  /** Events are accepted but not projected. */
  async pauseProjector(): Promise<void> {
    await this.#projector?.stop();
    this.#projector = undefined;
  }

  async resumeProjector(): Promise<void> {
    const { pool, tail, store } = this.side;
    this.#projector = await startProjector({
      pool,
      kinds: DOCUMENT_KINDS,
      eventLog: tail,
      reader: store,
      onError: (error) => {
        throw error;
      },
    });
  }

  async happened(stream: string, ...events: DomainEvent[]): Promise<PositionToken> {
    const { partition, seq } = await this.side.happened(stream, ...events);
    return formatPositionToken(partition, seq);
  }

  async happenedAt(at: string, stream: string, ...events: DomainEvent[]): Promise<void> {
    await this.side.happenedAt(at, stream, ...events);
  }

  async drain(): Promise<void> {
    const seqs = await this.side.store.heads();
    const reached = await Promise.all(
      this.#apps.filter((app) => app.open).map((app) => app.nest.get(MapFollower).reached({ seqs }, 10_000)),
    );
    if (reached.includes(false)) throw new Error('The test app did not catch up in time');
  }

  async startApp(options: AppOptions = {}): Promise<ReadModelApp> {
    const app = await ReadModelApp.start(this, options);
    this.#apps.push(app);
    return app;
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.map((app) => app.close()));
    await this.pauseProjector();
    await this.side.close();
  }
}

export class ReadModelApp {
  #closed = false;

  private constructor(
    readonly nest: NestFastifyApplication,
    readonly url: string,
    private readonly stopReading: () => Promise<void>,
  ) {}

  static async start(
    { side, names, texts, notes, enquiries, searchNames, searchNews, partners, photos }: ReadModelWorld,
    {
      live = {},
      tileStore = new MemoryTileStore(),
      follow = (follower) => follower,
      chooseSearch,
      heads = () => side.store.heads(),
      introspection,
      agreed,
      missed = [],
      clock = new FixedClock(),
    }: AppOptions,
  ): Promise<ReadModelApp> {
    const documents = await openDocuments(side.pool, { kinds: DOCUMENT_KINDS, onError: () => {} });
    let url = '';
    const readModel = ReadModelModule.register({
      documents,
      clock,
      follower: follow(documents.follower),
      heads,
      events: side.store,
      agreedCounts: { count: async () => agreed },
      missedReadings: { list: async () => missed },
      partners: { find: async (token) => partners.get(token) },
      region: TRICITY_REGION,
      origin: () => url,
      firstPlaces: SAMPLE_PLACES,
      listerIds: SAMPLE_LISTER_IDS,
      ground: new Map([['water', '{"type":"FeatureCollection","features":[]}']]),
      dutyRates: { states: [] },
      personNames: { findFirstNames: async (accounts) => pick(names, accounts) },
      texts: { findTexts: async (ids) => pick(texts, ids) },
      photos,
      enquiryTexts: { findTexts: async (ids) => pick(enquiries, ids) },
      staffNotes: { findTexts: async (ids) => pick(notes, ids) },
      searchFacts: {
        findNames: async (ids) => pick(searchNames, ids),
        findNews: async (searches) =>
          pick(
            searchNews,
            searches.map(({ id }) => id),
          ),
      },
      assistantPhone: () => '+919876543210',
      tileStore,
      chooseSearch,
      engine: createMapEngine({ region: TRICITY_REGION }),
      introspection,
    });
    const settings = { provide: LIVE_SETTINGS, useValue: { ...DEFAULT_LIVE_SETTINGS, ...live } };
    const providers = readModel.providers?.map((given) =>
      'provide' in given && given.provide === LIVE_SETTINGS ? settings : given,
    );

    class App {}
    Module({ imports: [{ ...readModel, providers }] })(App);
    const adapter = new FastifyAdapter({ routerOptions: { ignoreTrailingSlash: true } });
    const nest = await NestFactory.create<NestFastifyApplication>(App, adapter, { logger: false, abortOnError: false });
    nest.useGlobalFilters(new AnswerProblems());
    adapter.getInstance().addHook('onRequest', async (request) => {
      Object.assign(request, { caller: resolveCaller(request.headers.authorization) });
    });
    await nest.listen(0, '127.0.0.1');
    const follower = nest.get(MapFollower);
    if (!(await follower.reached({ seqs: [] }, 10_000))) throw new Error('The map was not loaded in time');
    url = await nest.getUrl();
    return new ReadModelApp(nest, url, () => documents.close());
  }

  get(
    path: string,
    { as, headers = {} }: { as?: number | 'staff'; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return fetch(this.url + path, {
      headers: { ...(as !== undefined && { authorization: `Bearer ${as}` }), ...headers },
    });
  }

  post(path: string, body: unknown, { as }: { as?: number | 'staff' } = {}): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as !== undefined && { authorization: `Bearer ${as}` }) },
      body: JSON.stringify(body),
    });
  }

  async json<T>(path: string, options?: Parameters<ReadModelApp['get']>[1]): Promise<T> {
    const response = await this.get(path, options);
    if (response.status !== 200)
      throw new Error(`${path} failed with status ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  get open(): boolean {
    return !this.#closed;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.nest.close();
    await this.stopReading();
  }
}

export const STAFF = sampleAccount(99);

/** The token names the caller, replacing the write side's sessions. */
function resolveCaller(authorization: string | undefined): Caller | undefined {
  const token = authorization?.replace('Bearer ', '');
  if (token === undefined) return undefined;
  return token === 'staff'
    ? { account: STAFF, staff: true, roles: ['administrator'] }
    : { account: sampleAccount(Number(token)), staff: false };
}

const pick = <K, V>(all: ReadonlyMap<K, V>, keys: readonly K[]): Map<K, V> =>
  new Map(keys.flatMap((key) => (all.has(key) ? [[key, all.get(key) as V]] : [])));

@Catch()
class AnswerProblems implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const problem = error instanceof Problem ? error : new Problem(500, 'internal', String(error));
    const { status, code, detail, errors } = problem;
    host.switchToHttp().getResponse().code(status).send({ status, code, detail, errors });
  }
}
