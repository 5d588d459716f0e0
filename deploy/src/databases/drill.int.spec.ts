import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Lifetime } from '../process/lifetime.ts';
import { formatStartBanner } from '../terminal/banner.ts';
import { createTestConfig } from '../testing/test-config.ts';
import { openDatabases } from './databases.ts';
import { disableOutwardEffectsOnDrill, markDatabaseAsDrill } from './drill.ts';

const OUTWARD = {
  SMS_URL: 'https://sms.example/send',
  ANALYTICS_URL: 'https://counts.example/',
  EXPORT_FOLDER: 's3://open-data/current',
};
let database: FreshDatabase;
beforeEach(async () => {
  database = await createFreshDatabase({ migrated: false });
});
afterEach(() => database.drop());

async function start() {
  const given = createTestConfig({ DATABASE_URL: database.url, ...OUTWARD });
  const databases = await openDatabases(given, 'server', new Lifetime());
  const config = disableOutwardEffectsOnDrill(given, databases);
  return { config, banner: formatStartBanner(config, databases, ['worker'], '') };
}

it('processes on a database marked for a drill send no texts and analytics, publish no open data, and say so', async () => {
  const before = await start();
  expect(before.config).toMatchObject(OUTWARD);
  expect(before.banner).toMatch(/text messages +SMS gateway at sms\.example/);
  await markDatabaseAsDrill(database.url);
  const drill = await start();
  expect(drill.config).toMatchObject({ SMS_URL: '', ANALYTICS_URL: '', EXPORT_FOLDER: '' });
  expect(drill.banner).toMatch(/text messages +printed to the console, because this database was restored for a drill/);
});
