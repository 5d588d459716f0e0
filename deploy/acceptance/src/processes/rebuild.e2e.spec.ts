import { randomUUID } from 'node:crypto';
import { formatStartBanner, PARTS } from '@naksha/deploy';
import { createTestConfig, STAFF_PHONE } from '@naksha/deploy/testing';
import { createFreshDatabase } from '@naksha/events/testing';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const TILES = ['/api/map/14/11683/6695.mvt', '/api/map/12/2920/1673.mvt', '/api/map/9/365/209.mvt'];
const LIST = '/api/listings?bbox=76.5,30.5,77.05,30.95&sort=newest';

async function settle(app: TestApp): Promise<void> {
  const seller = await app.signIn('+919812300001', 'Asha');
  const staff = await app.signIn(STAFF_PHONE);
  for (let k = 0; k < 12; k++) {
    const { id } = await seller.postFlat({
      position: { lat: 30.697 + k * 0.002, lng: 76.71 },
      expected_price: 5_000_000 + k,
    });
    if (k % 2) await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
    if (k === 3) await seller.put(`/api/property/${id}`, { expected_price: 4_000_000 });
    if (k === 5) await seller.put(`/api/property/sold-delete/${id}`, { action: 'sold' });
    if (k === 7) await seller.put(`/api/property/sold-delete/${id}`, { action: 'delete' });
  }
  await app.drain();
}

async function shown(app: TestApp): Promise<{ path: string; etag: string | null; bytes: string }[]> {
  return Promise.all(
    [...TILES, LIST].map(async (path) => {
      const answer = await fetch(app.url + path);
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
      return { path, etag: answer.headers.get('etag'), bytes };
    }),
  );
}

async function deleteReadSide(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = 'read' or nspname ~ '^read_g'`,
  );
  for (const { name } of rows) await pool.query(`drop schema ${name} cascade`);
  return rows.length;
}

async function readDocuments(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query('select kind, id, body, partition, seq from read.document order by kind, id');
  return rows;
}

it('D-01 D-121 a deleted read side is rebuilt from the event table to the same bytes', async () => {
  const database = await createFreshDatabase();
  const before = await TestApp.start({ database });
  await settle(before);
  const [bytes, documents] = [await shown(before), await readDocuments(database.pool)];
  expect(documents.length).toBeGreaterThan(10);
  await before.stop();

  const restarted = await TestApp.start({ database });
  expect(await shown(restarted)).toEqual(bytes);
  await restarted.stop();

  expect(await deleteReadSide(database.pool)).toBeGreaterThanOrEqual(2);
  const after = await TestApp.start({ database });
  expect(await shown(after)).toEqual(bytes);
  expect(await readDocuments(database.pool)).toEqual(documents);
  await after.stop();
  await database.drop();
});

it('D-121 two processes with equal documents give each tile the same ETag and bytes', async () => {
  const database = await createFreshDatabase({ max: 4 });
  const one = await TestApp.start({ database });
  await settle(one);
  const other = await TestApp.start({ database });
  const [first, second] = [await shown(one), await shown(other)];
  expect(first[0].etag).toBeTruthy();
  expect(second).toEqual(first);
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});

it('D-30 D-56 without the read database, commands are still accepted and rejected correctly', async () => {
  const write = await createFreshDatabase();
  const name = `read_${randomUUID().replaceAll('-', '')}`;
  await write.pool.query(`create database ${name}`);
  const read = new URL(write.url);
  read.pathname = `/${name}`;
  const app = await TestApp.start({ database: write, read: read.href });
  const [seller, buyer, staff] = [
    await app.signIn('+919812300001', 'Asha'),
    await app.signIn('+919812300002', 'Vikram'),
    await app.signIn(STAFF_PHONE),
  ];
  await write.pool.query(`alter database ${name} allow_connections false`);
  await write.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

  const flat = await seller.postFlat({ external_id: 'one' });
  const contact = () => buyer.post('/api/buyer/contacted', { property: flat.id });
  expect((await contact()).status).toBeGreaterThanOrEqual(400);
  expect((await staff.post(`/api/staff/listings/${flat.id}/verify`, { checks: EVERY_CHECK })).status).toBe(200);
  expect((await contact()).status).toBe(200);
  expect((await seller.post('/api/buyer/contacted', { property: flat.id })).status).toBe(403);
  const twice = await seller.post('/api/property/residential/flat', { title: 'x' });
  expect(twice.status).toBe(422);
  await expect(seller.postFlat({ external_id: 'one' })).rejects.toThrow('409');
  expect((await seller.get('/health/ready')).body.parts).toMatchObject({ write_database: true, read_database: false });

  await write.pool.query(`alter database ${name} allow_connections true`);
  await app.drain();
  expect((await seller.get(`/api/me/leads?after=${flat.position}`)).body.leads).toHaveLength(1);
  await app.stop();
  await write.pool.query(`drop database ${name} with (force)`);
  await write.drop();
});

it('D-38 the banner shows the choice for each component, without secrets', () => {
  const how = { write: 'embedded PostgreSQL in .naksha', read: 'PostgreSQL at db.example/read' };
  const words = formatStartBanner(createTestConfig(), { how }, PARTS, 'Naksha is ready at http://localhost:3000');
  for (const choice of [
    how.write,
    how.read,
    'polled from the event table',
    'memory of this process',
    'search          read database',
    'job queues      write database',
    'printed to the console',
    '1 phone number',
    'http://localhost:3000',
  ])
    expect(words).toContain(choice);
  expect(words).toMatch(/not set +BRAND_RERA, BRAND_GRIEVANCE_OFFICER, .*BRAND_SOCIAL \(omitted from pages\)/);

  const config = createTestConfig({
    KAFKA_BROKERS: 'kafka-1:9092,kafka-2:9092',
    REDIS_URL: 'redis://user:hush@redis.example:6380/1',
    MEILI_URL: 'https://search.example:7700',
    MEILI_KEY: 'hush',
    SMS_URL: 'https://name:hush@sms.example/send?key=hush',
    ...{ BRAND_RERA: 'PBRERA-SAS80-REA0001', BRAND_GRIEVANCE_OFFICER: 'Ms Gill', BRAND_WHATSAPP: '+919812300000' },
    ...{ BRAND_EMAIL: 'office@naksha.example', BRAND_SOCIAL: 'https://social.example/naksha' },
  });
  const given = formatStartBanner(config, { how }, PARTS, '');
  expect(given).not.toContain('not set');
  expect(given).toMatch(/event log +Kafka at kafka-1:9092, kafka-2:9092/);
  expect(given).toMatch(/search +Meilisearch at search\.example:7700/);
  expect(given).toMatch(/tile cache +Redis at redis\.example:6380\n +job queues +Redis at redis\.example:6380/);
  expect(given).toMatch(/text messages +SMS gateway at sms\.example/);
  expect(given).not.toContain('hush');
  expect(formatStartBanner(config, { how }, ['relay'], '')).not.toMatch(/messages|tile cache/);
});
