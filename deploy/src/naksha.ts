import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgresTail } from '@naksha/events/event-log';
import { type Clock, Gazetteer, type Ids } from '@naksha/events/kernel';
import {
  FirstPaintQuery,
  MapFollower,
  MemoryTileStore,
  openDocuments,
  Roles,
  startProjector,
} from '@naksha/read-model';
import { createMapEngine, workerRebuilder } from '@naksha/read-model/map-engine';
import { ConsoleSmsGateway, migrate, type SmsGateway, Vault } from '@naksha/services';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Databases } from './databases.ts';
import { closableConnections } from './http/close-connections.ts';
import { createLogger } from './http/logger.ts';
import { Lifetime } from './lifetime.ts';
import { openPool } from './open-pool.ts';
import { serveClientFiles } from './pages/client-files.ts';
import { pageConfig } from './pages/page-config.ts';
import { servePages } from './pages/pages.ts';
import { Shell } from './pages/shell.ts';
import { readPlaces } from './places.ts';
import { Refused } from './refused.ts';
import { assistantPhone, openWriteSide, type WriteSide } from './write-side.ts';

export type NakshaOptions = {
  config: Config;
  databases: Pick<Databases, 'write' | 'read'>;
  clock?: Clock;
  ids?: Ids;
  sms?: SmsGateway;
  logger?: Logger;
  /** The built client; without it pages are left out, for tests of the interface alone. */
  client?: string;
  /** What a signal ends while the start is under way; by default one of its own. */
  lifetime?: Lifetime;
  /** What has to be there before the first request, such as demo data. */
  prepare?(app: NestFastifyApplication, write: WriteSide): Promise<void>;
};

export type Naksha = {
  url: string;
  app: NestFastifyApplication;
  write: WriteSide;
  readPool: pg.Pool;
  stop(): Promise<void>;
};

/** How long a start waits for the read side; it serves then all the same, and says what is behind. */
const CATCH_UP_MS = 60_000;

/** Where the build puts the client, seen from `src` and from `dist` alike. */
export const CLIENT = join(fileURLToPath(new URL('../../', import.meta.url)), 'web/dist/client');

/**
 * Every part in this process: write side, projector, read side, pages. It answers when it listens; what a failed start had
 * opened is closed again.
 * @throws Refused where the address to listen on can't be had
 */
export async function startNaksha(options: NakshaOptions): Promise<Naksha> {
  const lifetime = options.lifetime ?? new Lifetime();
  try {
    return await openAll(options, lifetime);
  } catch (error) {
    // Whoever gave the lifetime ends it.
    if (!options.lifetime) await lifetime.end();
    throw error;
  }
}

async function openAll(options: NakshaOptions, lifetime: Lifetime): Promise<Naksha> {
  const { config, databases, logger = createLogger(config.LOG_LEVEL), client } = options;
  await migrate(databases.write);
  const onBroken = (error: Error) => logger.warn({ err: error }, 'an idle database connection broke');
  const gazetteer = new Gazetteer(readPlaces());
  const write = openWriteSide(config, databases.write, gazetteer, {
    ...options,
    onBroken,
    sms: options.sms ?? new ConsoleSmsGateway(),
    // The two sides know nothing of each other; what one needs of the other is asked for here, once both are there.
    roles: { roleOf: (account) => app.get(Roles, { strict: false }).roleOf(account) },
  });
  await lifetime.onEnd(() => write.pool.end());
  const readPool = openPool(databases.read, 16, onBroken);
  await lifetime.onEnd(() => readPool.end());

  const projector = await startProjector({
    pool: readPool,
    eventLog: new PostgresTail({ reader: write.store, listenUrl: databases.write }),
    reader: write.store,
    onError: (error, partition) => logger.error({ err: error, partition }, 'projecting failed and is tried again'),
  });
  await lifetime.onEnd(() => projector.stop());
  const documents = await openDocuments(readPool, {
    onError: (error) => logger.error({ err: error }, 'following documents failed and is tried again'),
  });
  await lifetime.onEnd(() => documents.close());
  const rebuilder = workerRebuilder();
  await lifetime.onEnd(() => rebuilder.close());
  const app: NestFastifyApplication = await createApp({
    config,
    clock: write.clock,
    logger,
    services: write.deps,
    readModel: {
      documents,
      follower: documents.follower,
      region: config.SERVICE_REGION,
      gazetteer,
      personNames: { firstNames: (accounts) => app.get(Vault, { strict: false }).firstNames(accounts) },
      texts: { texts: (ids) => app.get(Vault, { strict: false }).texts(ids) },
      assistantPhone: (city) => assistantPhone(config, city),
      tileStore: new MemoryTileStore(),
      engine: createMapEngine({
        region: config.SERVICE_REGION,
        rebuild: rebuilder.rebuild,
        onRebuildFailed: (error) =>
          logger.warn({ err: error }, 'rebuilding the map failed; the next change tries again'),
      }),
    },
    readiness: {
      write_database: () => answers(write.pool),
      read_database: () => answers(readPool),
      map: () => app.get(MapFollower, { strict: false }).ready(),
    },
  });
  const closeConnections = closableConnections(app.getHttpServer());
  await lifetime.onEnd(async () => {
    const closed = closeConnections();
    await app.close();
    closed();
  });
  const server = app.getHttpAdapter().getInstance();
  let url = '';
  if (client) {
    await serveClientFiles(server, client);
    servePages(server, {
      shell: Shell.read(client),
      config: pageConfig(config),
      origin: () => config.PUBLIC_URL.replace(/\/+$/, '') || url,
      firstPaint: (query) => app.get(FirstPaintQuery, { strict: false }).of(query),
    });
  }
  await app.init();
  await options.prepare?.(app, write);
  // What was written while nothing projected, by an import say, is on the map before anybody is told of the server.
  const seqs = await write.store.heads();
  if (!(await app.get(MapFollower, { strict: false }).reached({ seqs }, CATCH_UP_MS)))
    logger.warn(
      'serving before the documents have caught up with the events: something is parked, stopped or very much',
    );
  // Not through Nest, which logs what is told in words.
  await server.listen({ port: config.PORT, host: config.HOST }).catch(notListening);
  url = urlOf(app, config.HOST);
  return {
    url,
    app,
    write,
    readPool,
    stop: () => lifetime.end(),
  };
}

function notListening(error: NodeJS.ErrnoException): never {
  const { code, message } = error;
  if (code === 'EADDRINUSE') throw new Refused(`PORT: ${message}: another program listens there, choose another PORT`);
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND')
    throw new Refused(`HOST, PORT: can't listen there: ${message}`);
  throw error;
}

const answers = (pool: pg.Pool): Promise<boolean> => pool.query('select 1').then(() => true);

function urlOf(app: NestFastifyApplication, host: string): string {
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
}
