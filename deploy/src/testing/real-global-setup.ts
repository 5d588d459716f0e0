import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// Declares the `realServers` that are provided here.
import type {} from '@naksha/events/testing';
import type { TestProject } from 'vitest/node';
import { livingHolder, takeFolder } from '../embedded-postgres/folder-lock.ts';
import { realDown, realUp } from '../local/real-servers.ts';
import { printSuitesNotRun } from './suites-not-run.ts';

/** Where Kafka's jars stay from one run to the next. `npm run real` shares them. */
export const JARS = fileURLToPath(new URL('../../../.naksha-real/jars', import.meta.url));
const PREFIX = 'naksha-test-real-';

/**
 * Hands the addresses of real servers to the specs. What KAFKA_BROKERS and REDIS_URL don't name is started for the run, in
 * a folder that goes with it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { KAFKA_BROKERS, REDIS_URL, MEILI_URL, S3_ENDPOINT } = process.env;
  await sweep();
  const dir = mkdtempSync(join(tmpdir(), PREFIX));
  const run = mkdtempSync(join(dir, 'run-'));
  // Whoever finds the folder without a living holder may clear it away.
  takeFolder(dir, 'test:real');
  const addresses = await realUp(run, {
    names: [...(KAFKA_BROKERS ? [] : ['kafka' as const]), ...(REDIS_URL ? [] : ['redis' as const])],
    cache: JARS,
    say: (line) => console.log(`  ${line}`),
  });
  project.provide('realServers', {
    kafka: (KAFKA_BROKERS ?? addresses.KAFKA_BROKERS).split(','),
    redis: REDIS_URL ?? addresses.REDIS_URL,
  });
  const optional = { MEILI_URL, S3_ENDPOINT };
  project.provide('optionalServers', optional);
  return async () => {
    await realDown(run);
    rmSync(dir, { recursive: true });
    printSuitesNotRun(project.vitest.state.getTestModules(), optional);
  };
}

/** Ends and deletes what a killed run left. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = join(tmpdir(), name);
    if (livingHolder(dir)) continue;
    for (const run of readdirSync(dir).filter((entry) => entry.startsWith('run-'))) await realDown(join(dir, run));
    rmSync(dir, { recursive: true });
  }
}
