import { type EventLog, PostgresTail } from '@naksha/events/event-log';
import type { Clock, Ids } from '@naksha/events/kernel';
import { migrate, type SecuritySink } from '@naksha/services';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { kafkaConnectionWithPassword } from '../config/kafka-address.ts';
import { DatabaseWatch } from '../databases/database-watch.ts';
import type { Databases } from '../databases/databases.ts';
import { ANSWERING, openPostgresPool } from '../databases/open-pool.ts';
import type { Readiness } from '../http/health.ts';
import { createLogger } from '../http/logger.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { openStandardOutput } from '../process/log-destination.ts';
import { chooseRegion, type Region } from '../region/choose-region.ts';
import { openSecuritySink } from '../security/open-security-sink.ts';
import { openWriteSide, type WriteSide } from '../write-side/write-side.ts';
import { warnOfUnreachableServers } from './warn-of-unreachable-servers.ts';

export type ProcessContextOptions = {
  config: Config;
  databases: Pick<Databases, 'write' | 'read' | 'disk'>;
  lifetime: Lifetime;
  clock?: Clock;
  ids?: Ids;
  logger?: Logger;
};

export type ProcessContext = Required<Pick<ProcessContextOptions, 'config' | 'databases' | 'lifetime' | 'logger'>> & {
  write: WriteSide;
  region: Region;
  readPool: pg.Pool;
  /** Since when the first of the databases does not respond; undefined while both do. */
  databaseAwaySince(): Date | undefined;
  /** Call it once the process serves: from then on, requests fail fast while a database does not respond. */
  enforceDatabaseWatch(): void;
  readiness: Readiness;
  metrics: Metrics;
  security: SecuritySink;
  /** The configured event log, shared by all parts of the process; the event table is always authoritative. */
  eventLog(): Promise<EventLog>;
  /** Settles when a part has ended and only a new process helps. */
  crashed: Promise<unknown>;
  crash(error: unknown): void;
};

const READ_CONNECTIONS = 16;

/** Closed at the lifetime's end. */
export async function openProcessContext(options: ProcessContextOptions): Promise<ProcessContext> {
  const { config, databases, lifetime } = options;
  const region = chooseRegion(config);
  const metrics = new Metrics();
  const countLost = metrics.counter('log_lines_lost_total', 'Log lines that could not be written, by log', [
    { log: 'process' },
    { log: 'security' },
  ]);
  const output = () => openStandardOutput({ onLost: () => countLost({ log: 'process' }) });
  const logger = options.logger ?? createLogger(config.LOG_LEVEL, output(), 'limit repeats');
  const onLost = () => countLost({ log: 'security' });
  const security = await openSecuritySink({ config, logger, metrics, lifetime, onLost });
  const { disk } = databases;
  disk?.onNotice(({ event, ...fields }) => logger.warn(fields, event));
  metrics.gauge(
    'database_read_only',
    '1 while the embedded database is read-only because its disk is nearly full',
    () => Number(disk?.hasRoom() === false),
  );
  await warnOfUnreachableServers(config, logger);
  await migrate(databases.write);
  const watches = await watchDatabases(databases, { lifetime, logger });
  const onBroken = (error: Error) => {
    if (!watches.write.isAway && !watches.read.isAway) logger.warn({ err: error }, 'idle database connection lost');
  };
  const { openSocket } = watches.write;
  const write = openWriteSide(databases.write, { ...options, onBroken, openSocket });
  await lifetime.onEnd(() => write.pool.end());
  const readPool = openPostgresPool(databases.read, READ_CONNECTIONS, onBroken, ANSWERING, watches.read.openSocket);
  await lifetime.onEnd(() => readPool.end());
  const { promise: crashed, resolve: crash } = Promise.withResolvers<unknown>();
  let eventLog: Promise<EventLog> | undefined;
  const context = {
    config,
    databases,
    lifetime,
    logger,
    write,
    region,
    readPool,
    databaseAwaySince: () => watches.read.awaySince ?? watches.write.awaySince,
    enforceDatabaseWatch() {
      watches.write.enforce();
      watches.read.enforce();
    },
    metrics,
    security,
    crashed,
    crash,
    readiness: { write_database: () => answers(write.pool), read_database: () => answers(readPool) },
  };
  return {
    ...context,
    eventLog() {
      eventLog ??= openEventLog(context);
      return eventLog;
    },
  };
}

/** One watch if both databases are the same. */
async function watchDatabases(
  { write, read }: Pick<Databases, 'write' | 'read'>,
  { lifetime, logger }: Pick<ProcessContext, 'lifetime' | 'logger'>,
): Promise<Record<'write' | 'read', DatabaseWatch>> {
  const open = async (url: string, database: string): Promise<DatabaseWatch> => {
    const onChange = (state: 'away' | 'back') =>
      state === 'away'
        ? logger.error({ database }, 'database does not respond')
        : logger.warn({ database }, 'database recovered');
    const watch = new DatabaseWatch({ url, onChange });
    await lifetime.onEnd(() => watch.stop());
    return watch;
  };
  const watch = await open(write, 'write');
  return { write: watch, read: read === write ? watch : await open(read, 'read') };
}

async function openEventLog({
  config,
  write,
  databases,
  crash,
  logger,
}: Omit<ProcessContext, 'eventLog'>): Promise<EventLog> {
  if (config.KAFKA_BROKERS.length === 0) return new PostgresTail({ reader: write.store, listenUrl: databases.write });
  // Loaded on demand, because the Kafka client is large.
  const { KafkaEventLog } = await import('@naksha/events/kafka');
  return new KafkaEventLog({
    ...kafkaConnectionWithPassword(config),
    reader: write.store,
    onCrash: crash,
    // Important messages also arrive as errors.
    onLog: ({ message }) => logger.debug({ kafka: message }, 'kafka client message'),
  });
}

const answers = (pool: pg.Pool): Promise<boolean> => pool.query('select 1').then(() => true);
