import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
// Declares the `postgresUrl` that is provided here.
import type {} from '@naksha/events/testing';
import { migrate } from '@naksha/services';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../embedded-postgres/start-postgres.ts';
import { makeTemporaryFolder } from './make-temporary-folder.ts';
import { shareSetupBetweenProjects } from './share-setup.ts';

/** Only for tests, whose databases need not survive a crash. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await shareSetupBetweenProjects('test-postgres', start);
  project.provide('postgresUrl', value);
  return stop;
}

async function start() {
  const folder = makeTemporaryFolder();
  await chmod(folder, 0o711);
  const server = await startPostgres(join(folder, 'data'), FAST);
  await run(server.url, 'create database naksha_template');
  const template = new URL(server.url);
  template.pathname = '/naksha_template';
  await migrate(template.href);
  return {
    value: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
