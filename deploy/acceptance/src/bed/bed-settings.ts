import { join } from 'node:path';
import { S3_KEYS, securedKafkaSettings } from '@naksha/deploy/local';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { BedServers } from './bed-servers.ts';

const QUIET = {
  NAKSHA_DEMO: 'off',
  MAP_STYLE_URL: 'plain',
  LOG_LEVEL: 'info',
  STAFF_PHONES: STAFF_PHONE,
  POSTS_A_DAY_NEW: '100000',
  POSTS_UNTIL_VERIFIED: '100000',
  // Clients request continuously, so all have noticed the stop by then.
  DRAIN_SECONDS: '1',
};

export const composeSettings = (dir: string, smsUrl: string, servers: BedServers): Record<string, string> => ({
  ...QUIET,
  NAKSHA_SECRET: 'a secret of the test bed, forty letters long',
  NAKSHA_DATA_DIR: join(dir, 'data'),
  REQUESTS_A_MINUTE: '1000000',
  TRUST_PROXY: '127.0.0.1',
  METRICS_TOKEN: 'a-token-of-the-test-bed',
  SMS_URL: smsUrl,
  PUBLIC_URL: 'https://naksha.example',
  ...findServers(servers),
});

const findServers = ({
  writeDatabase,
  readDatabase,
  kafka,
  redis,
  s3,
  secured,
}: BedServers): Record<string, string> => ({
  DATABASE_URL: writeDatabase.address,
  READ_DATABASE_URL: readDatabase.address,
  ...(kafka && { KAFKA_BROKERS: kafka.address }),
  ...(secured && securedKafkaSettings(secured)),
  ...(redis && { REDIS_URL: redis.address }),
  ...(s3 && { S3_ENDPOINT: s3.address, ...S3_KEYS }),
});
