import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock, Ids } from '@naksha/events/kernel';
import { MapFollower } from '@naksha/read-model';
import type { SmsGateway } from '@naksha/services';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { readSiteOrigin } from '../config/origin.ts';
import type { Databases } from '../databases/databases.ts';
import { openApi } from '../parts/api.ts';
import { openProcessContext } from '../parts/process-context.ts';
import { openProjector } from '../parts/projector.ts';
import { openRelay } from '../parts/relay.ts';
import { openWorker } from '../parts/worker.ts';
import { Lifetime } from '../process/lifetime.ts';
import type { Region } from '../region/choose-region.ts';
import { checkSecret } from '../write-side/check-secret.ts';
import { openSmsGateway } from '../write-side/sms-gateway.ts';
import type { WriteSide } from '../write-side/write-side.ts';

export type NakshaOptions = {
  config: Config;
  databases: Pick<Databases, 'write' | 'read' | 'disk'>;
  clock?: Clock;
  ids?: Ids;
  sms?: SmsGateway;
  logger?: Logger;
  /** The built client; without it pages are left out, for tests of the interface alone. */
  client?: string;
  /** What a signal ends while the start is under way; by default one of its own. */
  lifetime?: Lifetime;
  /** Whether reactors run too; by default they do. */
  worker?: boolean;
  /** What has to be there before the first request, such as demo data. */
  prepare?(app: NestFastifyApplication, write: WriteSide, region: Region): Promise<void>;
};

export type Naksha = {
  url: string;
  app: NestFastifyApplication;
  write: WriteSide;
  readPool: pg.Pool;
  /** Settles when something has ended that only a new start mends. */
  crashed: Promise<unknown>;
  stop(): Promise<void>;
};

/** How long a start waits for the read side; it serves then all the same, and says what is behind. */
const CATCH_UP_MS = 60_000;

/** Where the build puts the client, seen from `src` and from `dist` alike. */
export const CLIENT = join(fileURLToPath(new URL('../../../', import.meta.url)), 'web/dist/client');

/**
 * Every part in this process. It answers when it listens; what a failed start had opened is closed again.
 * @throws UserError where the address to listen on can't be had
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
  const { config, client, worker = true } = options;
  const context = await openProcessContext({ ...options, lifetime });
  const { sms = openSmsGateway(config, context) } = options;
  await checkSecret(config, options.databases.write);
  const { write, region, readPool, crashed } = context;
  if (config.KAFKA_BROKERS.length > 0) await openRelay(context);
  await openProjector(context);
  const { app, listen } = await openApi(context, sms, client);
  await options.prepare?.(app, write, region);
  let url = '';
  if (worker) await openWorker(context, app, () => readSiteOrigin(config) || url);
  // What was written while nothing projected, by an import say, is on the map before anybody is told of the server.
  const seqs = await write.store.heads();
  if (!(await app.get(MapFollower, { strict: false }).reached({ seqs }, CATCH_UP_MS)))
    context.logger.warn(
      { waitedMs: CATCH_UP_MS, action: 'Run npm run parked to look for parked keys.' },
      'documents behind at startup',
    );
  url = await listen();
  return { url, app, write, readPool, crashed, stop: () => lifetime.end() };
}
