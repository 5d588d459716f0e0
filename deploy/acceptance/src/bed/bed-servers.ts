import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  downloadKafkaJars,
  downloadS3Jars,
  installMissingPrograms,
  kafkaServer,
  loadOrCreateServerCredentials,
  postgresServer,
  redisServer,
  S3_KEYS,
  type ServerCredentials,
  SHARED_JARS,
  s3Server,
} from '@naksha/deploy/local';
import type { S3ConnectionOptions } from '@naksha/events/s3';
import { BedServer } from './bed-server.ts';

export type BedServers = {
  writeDatabase: BedServer;
  readDatabase: BedServer;
  kafka?: BedServer;
  redis?: BedServer;
  s3?: BedServer;
  secured?: ServerCredentials;
};

/** `secured`: Kafka and Redis with TLS and passwords. */
export type ServersPlan = { kafka?: boolean; redis?: boolean; s3?: boolean; readDatabase?: boolean; secured?: boolean };

/** Only the processes fail in tests, not the machine, so fsync is not needed. */
const FAST = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

export async function openServers(
  dir: string,
  plan: ServersPlan,
  opened: (server: BedServer) => void,
): Promise<BedServers> {
  const open = async (run: string, ...[folder, kind]: Parameters<typeof BedServer.open>) => {
    mkdirSync(join(dir, run), { recursive: true, mode: 0o711 });
    const server = await BedServer.open(join(dir, run, folder), kind);
    opened(server);
    return server;
  };
  const writeDatabase = await open('run-write', 'postgres', () => postgresServer(FAST));
  const readDatabase = plan.readDatabase
    ? await open('run-read', 'postgres', () => postgresServer(FAST))
    : writeDatabase;
  if (plan.redis) installMissingPrograms(['redis'], console.log);
  if (plan.kafka || plan.s3) installMissingPrograms(['java'], console.log);
  const libs = {
    kafka: plan.kafka ? downloadKafkaJars(SHARED_JARS, console.log) : '',
    s3: plan.s3 ? downloadS3Jars(SHARED_JARS, console.log) : '',
  };
  const secured = plan.secured ? loadOrCreateServerCredentials(join(dir, 'tls')) : undefined;
  return {
    writeDatabase,
    readDatabase,
    secured,
    redis: plan.redis ? await open('run-shared', 'redis', () => redisServer(secured)) : undefined,
    kafka: plan.kafka
      ? await open('run-shared', 'kafka', (advertised) => kafkaServer(libs.kafka, { advertised, secured }))
      : undefined,
    s3: plan.s3 ? await open('run-shared', 's3', () => s3Server(libs.s3)) : undefined,
  };
}

export const readBucket = (endpoint: string): S3ConnectionOptions => ({
  endpoint,
  bucket: S3_KEYS.S3_BUCKET,
  region: 'us-east-1',
  accessKey: S3_KEYS.S3_ACCESS_KEY,
  secretKey: S3_KEYS.S3_SECRET_KEY,
});
