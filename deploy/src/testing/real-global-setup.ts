import { rmSync } from 'node:fs';
import { join } from 'node:path';
// Declares the `realServers` that are provided here.
import type {} from '@naksha/events/testing';
import type { TestProject } from 'vitest/node';
import { SHARED_JARS } from '../local/maven-jars.ts';
import { startRealServers, stopRealServers } from '../local/real-servers.ts';
import { createRunFolder, removeAbandonedRunFolders } from './run-folder.ts';

/** Servers missing in KAFKA_BROKERS, REDIS_URL and S3_ENDPOINT are started for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { KAFKA_BROKERS, REDIS_URL, S3_ENDPOINT } = process.env;
  await removeAbandonedRunFolders();
  const dir = createRunFolder('test:real');
  const run = join(dir, 'run-shared');
  const clear = async () => {
    await stopRealServers(run);
    rmSync(dir, { recursive: true });
  };
  try {
    const addresses = await startRealServers(run, {
      names: [
        ...(KAFKA_BROKERS ? [] : ['kafka' as const]),
        ...(REDIS_URL ? [] : ['redis' as const]),
        ...(S3_ENDPOINT ? [] : ['s3' as const]),
      ],
      cache: SHARED_JARS,
      say: (line) => console.log(`  ${line}`),
    });
    project.provide('realServers', {
      kafka: (KAFKA_BROKERS ?? addresses.KAFKA_BROKERS).split(','),
      redis: REDIS_URL ?? addresses.REDIS_URL,
      s3: readS3(S3_ENDPOINT ? process.env : addresses),
    });
  } catch (error) {
    await clear();
    throw error;
  }
  return clear;
}

const readS3 = (from: Record<string, string | undefined>) => ({
  endpoint: from.S3_ENDPOINT ?? '',
  bucket: from.S3_BUCKET ?? '',
  region: from.S3_REGION ?? 'us-east-1',
  accessKey: from.S3_ACCESS_KEY ?? '',
  secretKey: from.S3_SECRET_KEY ?? '',
});
