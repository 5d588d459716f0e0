import { rmSync } from 'node:fs';
import { join } from 'node:path';
// Declares the `realServers` that are provided here.
import type {} from '@naksha/events/testing';
import type { TestProject } from 'vitest/node';
import { SHARED_JARS } from '../local/kafka-jars.ts';
import { realDown, realUp } from '../local/real-servers.ts';
import { sweepRunFolders, takeRunFolder } from './run-folder.ts';

/**
 * Hands the addresses of real servers to the specs. What KAFKA_BROKERS and REDIS_URL don't name is started for the run, in
 * a folder that goes with it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { KAFKA_BROKERS, REDIS_URL } = process.env;
  await sweepRunFolders();
  const dir = takeRunFolder('test:real');
  const run = join(dir, 'run-shared');
  const clear = async () => {
    await realDown(run);
    rmSync(dir, { recursive: true });
  };
  try {
    const addresses = await realUp(run, {
      names: [...(KAFKA_BROKERS ? [] : ['kafka' as const]), ...(REDIS_URL ? [] : ['redis' as const])],
      cache: SHARED_JARS,
      say: (line) => console.log(`  ${line}`),
    });
    project.provide('realServers', {
      kafka: (KAFKA_BROKERS ?? addresses.KAFKA_BROKERS).split(','),
      redis: REDIS_URL ?? addresses.REDIS_URL,
    });
  } catch (error) {
    // One that came up before another didn't.
    await clear();
    throw error;
  }
  return clear;
}
