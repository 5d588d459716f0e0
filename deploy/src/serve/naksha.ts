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
import { assertSecretMatchesDatabase } from '../write-side/check-secret.ts';
import { openSmsGateway } from '../write-side/sms-gateway.ts';
import type { WriteSide } from '../write-side/write-side.ts';

export type NakshaOptions = {
  config: Config;
  databases: Pick<Databases, 'write' | 'read' | 'disk'>;
  clock?: Clock;
  ids?: Ids;
  sms?: SmsGateway;
  logger?: Logger;
  /** The built client; without it pages are omitted, for API tests. */
  client?: string;
  /** Ended by a signal during the start; by default a new one. */
  lifetime?: Lifetime;
  worker?: boolean;
  /** Runs before the first request, such as posting demo data. */
  prepare?(app: NestFastifyApplication, write: WriteSide, region: Region): Promise<void>;
};

export type Naksha = {
  url: string;
  app: NestFastifyApplication;
  write: WriteSide;
  readPool: pg.Pool;
  /** Settles when something has ended and only a restart helps. */
  crashed: Promise<unknown>;
  stop(): Promise<void>;
};

/** How long a start waits for the read side; afterwards it serves anyway and reports the lag. */
const CATCH_UP_MS = 60_000;

export const CLIENT = join(fileURLToPath(new URL('../../../', import.meta.url)), 'web/dist/client');

/** Resolves when it listens; a failed start closes what it opened. */
export async function startNaksha(options: NakshaOptions): Promise<Naksha> {
  const lifetime = options.lifetime ?? new Lifetime();
  try {
    return await openAll(options, lifetime);
  } catch (error) {
    // A lifetime passed in is ended by the caller.
    if (!options.lifetime) await lifetime.end();
    throw error;
  }
}

async function openAll(options: NakshaOptions, lifetime: Lifetime): Promise<Naksha> {
  const { config, client, worker = true } = options;
  const context = await openProcessContext({ ...options, lifetime });
  const { sms = openSmsGateway(config, context) } = options;
  await assertSecretMatchesDatabase(config, options.databases.write);
  const { write, region, readPool, crashed } = context;
  if (config.KAFKA_BROKERS.length > 0) await openRelay(context);
  await openProjector(context);
  const { app, listen } = await openApi(context, sms, client);
  await options.prepare?.(app, write, region);
  let url = '';
  if (worker) await openWorker(context, app, () => readSiteOrigin(config) || url);
  // Events written without a projector, such as by an import, are on the map before the start is announced.
  const seqs = await write.store.heads();
  if (!(await app.get(MapFollower, { strict: false }).reached({ seqs }, CATCH_UP_MS)))
    context.logger.warn(
      { waitedMs: CATCH_UP_MS, action: 'If this persists, run npm run parked: keys may be parked.' },
      'starting before all events are on the map',
    );
  url = await listen();
  return { url, app, write, readPool, crashed, stop: () => lifetime.end() };
}
