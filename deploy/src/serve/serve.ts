import { Gazetteer } from '@naksha/events/kernel';
import { MapFollower } from '@naksha/read-model';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { readSiteOrigin } from '../config/origin.ts';
import { type Databases, openDatabases } from '../databases/databases.ts';
import { disableOutwardEffectsOnDrill } from '../databases/drill.ts';
import { postDemoContent } from '../demo/prepare-demo.ts';
import { serveHealthChecks } from '../http/health.ts';
import { listenOnPort } from '../http/listen.ts';
import { sendProblem } from '../http/problem-filter.ts';
import { serveMetrics } from '../http/serve-metrics.ts';
import { chooseConnectionTimeouts } from '../http/time-limits.ts';
import { trackConnections } from '../http/track-connections.ts';
import { openApi } from '../parts/api.ts';
import { applyErasureLedger } from '../parts/apply-erasure-ledger.ts';
import { PARTS, type Part } from '../parts/part.ts';
import { openProcessContext, type ProcessContext } from '../parts/process-context.ts';
import { openProjector } from '../parts/projector.ts';
import { openRelay } from '../parts/relay.ts';
import { openWorker } from '../parts/worker.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { startMemoryReclaimer } from '../process/return-unused-memory.ts';
import { UserError } from '../process/user-error.ts';
import { endProcessWhenEventLoopStuck } from '../process/watch-event-loop.ts';
import { formatStartBanner } from '../terminal/banner.ts';
import { openTracing, setTracedServiceName } from '../tracing/open-tracing.ts';
import { assertSecretMatchesDatabase } from '../write-side/check-secret.ts';
import { openCommandsApp } from '../write-side/commands-app.ts';
import { createPhotoFolder } from '../write-side/photo-store.ts';
import { openSmsGateway } from '../write-side/sms-gateway.ts';
import { assertPortAndRegionUsable } from './check-start.ts';
import { CLIENT, startNaksha } from './naksha.ts';

/** Settings that a part in its own process shares with others, so there is no default. */
const SHARED = {
  api: ['DATABASE_URL', 'NAKSHA_SECRET'],
  projector: ['DATABASE_URL'],
  relay: ['DATABASE_URL', 'KAFKA_BROKERS'],
  // It writes links to the site into messages.
  worker: ['DATABASE_URL', 'NAKSHA_SECRET', 'PUBLIC_URL'],
} as const satisfies Record<Part, readonly (keyof Config)[]>;

export function assertSharedSettings(config: Config, part: Part): void {
  const missing = [...SHARED[part]].filter((name) => config[name].length === 0);
  if (missing.length > 0)
    throw new UserError(missing.map((name) => `${name} must be set, because separate processes share it`).join('\n'));
}

export async function serveAllParts(given: Config, databases: Databases, lifetime: Lifetime): Promise<void> {
  const config = disableOutwardEffectsOnDrill(given, databases);
  createPhotoFolder(config);
  await lifetime.onEnd(endProcessWhenEventLoopStuck());
  await openTracing(config, lifetime);
  const { url, crashed } = await startNaksha({
    config,
    databases,
    lifetime,
    client: CLIENT,
    prepare: isDemoEnabled(config) ? postDemoContent : undefined,
  });
  const parts = config.KAFKA_BROKERS.length > 0 ? PARTS : PARTS.filter((part) => part !== 'relay');
  console.log(formatStartBanner(config, databases, parts, `${config.BRAND_NAME} is ready at ${url}`));
  await lifetime.onEnd(startMemoryReclaimer());
  await waitForEnd(databases, crashed);
}

export async function serveSinglePart(part: Part, config: Config, lifetime: Lifetime): Promise<void> {
  assertSharedSettings(config, part);
  await lifetime.onEnd(endProcessWhenEventLoopStuck());
  await assertPortAndRegionUsable(config);
  if (part === 'api' || part === 'worker') createPhotoFolder(config);
  await openTracing(setTracedServiceName(config, part), lifetime);
  const databases = await openDatabases(config, 'server', lifetime);
  const context = await openProcessContext({
    config: disableOutwardEffectsOnDrill(config, databases),
    databases,
    lifetime,
  });
  const url = await open[part](context);
  console.log(formatStartBanner(context.config, databases, [part], `${config.BRAND_NAME} ${part} is ready at ${url}`));
  await lifetime.onEnd(startMemoryReclaimer());
  await waitForEnd(databases, context.crashed);
}

type Open = (context: ProcessContext) => Promise<string>;

/** Health first: a start can take long, for example while new code rebuilds documents, and is not ready until then. */
const withHealthServer =
  (part: Part, openPart: (context: ProcessContext) => Promise<void>): Open =>
  async (context) => {
    let opened = false;
    context.readiness[part] = () => opened;
    const url = await serveHealth(context);
    await openPart(context);
    opened = true;
    context.enforceDatabaseWatch();
    return url;
  };

const open: Record<Part, Open> = {
  api: async (context) => {
    await assertSecretMatchesDatabase(context.config, context.databases.write);
    const { app, listen } = await openApi(context, openSmsGateway(context.config, context), CLIENT);
    return listenWhenMapIsLoaded({ follower: app.get(MapFollower, { strict: false }), logger: context.logger, listen });
  },
  projector: withHealthServer('projector', openProjector),
  relay: withHealthServer('relay', openRelay),
  worker: withHealthServer('worker', async (context) => {
    await assertSecretMatchesDatabase(context.config, context.databases.write);
    const app = await openCommandsApp(context.config, context.write, {
      ...context,
      region: context.region.bounds,
      places: { gazetteer: new Gazetteer(context.region.places) },
    });
    await context.lifetime.onEnd(() => app.close());
    await applyErasureLedger(app);
    await openWorker(context, app, () => readSiteOrigin(context.config));
  }),
};

export const isDemoEnabled = ({ NAKSHA_DEMO, NODE_ENV }: Config): boolean =>
  NAKSHA_DEMO === 'on' || (NAKSHA_DEMO === undefined && NODE_ENV !== 'production');

async function waitForEnd(databases: Databases, crashed: Promise<unknown>): Promise<never> {
  const lost = databases.lost.then(() => new Error('The embedded PostgreSQL server stopped unexpectedly'));
  const error = await Promise.race([lost, crashed]);
  throw new UserError(`${error instanceof Error ? error.message : String(error)}. Shutting down.`);
}

async function serveHealth({ config, lifetime, logger, readiness, metrics }: ProcessContext): Promise<string> {
  const server = fastify({
    loggerInstance: logger.child({}, { level: 'warn' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    ...chooseConnectionTimeouts(config.TRUST_PROXY.length > 0),
  });
  server.setErrorHandler(sendProblem);
  serveMetrics(server, metrics, config);
  serveHealthChecks(server, readiness);
  const connections = trackConnections(server.server);
  await lifetime.onEnd(async () => {
    const closed = connections.close();
    await server.close();
    closed();
  });
  return listenOnPort(server, config);
}

const MAP_LOAD_MS = 60_000;

type Start = {
  follower: Pick<MapFollower, 'reached'>;
  logger: Pick<Logger, 'warn'>;
  listen(): Promise<string>;
};

/** Without its map, an api answers reads with 503, so a load balancer must not reach it before. */
export async function listenWhenMapIsLoaded({ follower, logger, listen }: Start): Promise<string> {
  // Any position: the map may miss the latest events, and readers who need them wait.
  const loaded = await follower.reached({ seqs: [] }, MAP_LOAD_MS);
  if (!loaded)
    logger.warn(
      { waitedMs: MAP_LOAD_MS, impact: 'reads return 503 until the map is loaded' },
      'listening before the map is loaded',
    );
  return listen();
}
