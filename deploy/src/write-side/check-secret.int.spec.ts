import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFreshDatabase, type FreshDatabase } from '@naksha/events/testing';
import { KeyRing, migrate } from '@naksha/services';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { assertSecretMatchesDatabase, deleteFormerSecretIds } from './check-secret.ts';

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `the ${name} secret, of forty letters or so`);
const keysOf = (secret: string) => new KeyRing({ secret, previousSecret: undefined });

let database: FreshDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-check-secret-'));
  database = await createFreshDatabase();
  await migrate(database.url);
});
afterEach(() => database.pool.query('truncate secret_in_use; truncate account cascade'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const check = (environment: Record<string, string>) =>
  assertSecretMatchesDatabase(parseConfig({ NAKSHA_DATA_DIR: folder, ...environment }), database.url);
const OTHER = /^NAKSHA_SECRET: the database was created with another secret, .*Set that secret again\..*_PREVIOUS/;

it('an empty database accepts any secret, and from then on only that one', async () => {
  await check({ NAKSHA_SECRET: FIRST });
  await check({ NAKSHA_SECRET: FIRST });
  await expect(check({ NAKSHA_SECRET: SECOND })).rejects.toThrow(OTHER);
  await check({ NAKSHA_SECRET: FIRST });
});

it('a secret is changed by also setting the previous one until it is no longer needed', async () => {
  await check({ NAKSHA_SECRET: FIRST });
  await check({ NAKSHA_SECRET: SECOND, NAKSHA_SECRET_PREVIOUS: FIRST });
  await check({ NAKSHA_SECRET: FIRST });
  await check({ NAKSHA_SECRET: SECOND });
  await deleteFormerSecretIds(keysOf(SECOND), database.url);
  await check({ NAKSHA_SECRET: SECOND });
  await expect(check({ NAKSHA_SECRET: FIRST })).rejects.toThrow(OTHER);
  await expect(check({ NAKSHA_SECRET: THIRD, NAKSHA_SECRET_PREVIOUS: FIRST })).rejects.toThrow(OTHER);
});

it('the secret of a database without a stored id is checked with an account', async () => {
  const open = (hash: string) =>
    database.pool.query('insert into account values (gen_random_uuid(), $1, false, now())', [hash]);
  // The oldest hashes do not name their secret.
  await open('an-old-hash-without-an-id');
  await open(keysOf(FIRST).hash('phone', '+919876543210'));
  await expect(check({ NAKSHA_SECRET: SECOND })).rejects.toThrow(OTHER);
  await check({ NAKSHA_SECRET: FIRST });
});

it('if two processes with different secrets start on an empty database, one is rejected', async () => {
  const both = await Promise.allSettled([check({ NAKSHA_SECRET: FIRST }), check({ NAKSHA_SECRET: SECOND })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('a wrong secret of the data folder is reported with its file', async () => {
  await check({ NAKSHA_SECRET: FIRST });
  writeFileSync(join(folder, 'secret'), SECOND);
  await expect(check({})).rejects.toThrow(
    /^NAKSHA_DATA_DIR: the database was created with another secret than the one in \S+\/secret, .*Restore the original file.*--fresh/,
  );
  await expect(check({ DATABASE_URL: database.url })).rejects.toThrow(/or set NAKSHA_SECRET to the original secret\.$/);
});
