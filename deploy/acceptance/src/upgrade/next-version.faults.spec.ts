import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { THIS_VERSION } from '../app/built-main.ts';
import { makeNextVersion } from '../bed/another-version.ts';
import { Bed } from '../bed/bed.ts';
import { checkInvariants } from '../bed/invariants.ts';
import { withClient } from '../bed/positions.ts';
import { Roll } from './roll.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 });

/** Possible changes of a version: a document kind with more fields, and a new table. */
const NEXT = {
  changes: [
    {
      file: 'read-model/dist/listing/listing-kind.js',
      change: (text: string) =>
        text
          .replace(/version: (\d+),/, (_, version) => `version: ${Number(version) + 1},`)
          .replace("state: 'under_review', waitingSince: at,", (found) => `nextVersion: true, ${found}`),
    },
  ],
  migration: `create table next_version (id uuid primary key);
    alter table session add column next_version text;
    alter table effects add column next_version integer not null default 0;`,
};

let bed: Bed;
let roll: Roll;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naksha-next-version-'));
  makeNextVersion(folder, NEXT);
  bed = await Bed.start({
    // A rolling upgrade with two projectors is in the test from the first release.
    processes: { api: 2, projector: 1, worker: 1 },
    atNoon: true,
  });
  roll = await Roll.begin(bed);
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(async () => {
  await bed?.end();
  rmSync(folder, { recursive: true, force: true });
});

const read = (question: string) =>
  withClient(bed.readDatabase.direct, async (client) => (await client.query(question)).rows);
const saysMore = `select count(*)::int as listings from read.document where kind = 'listing' and body ? 'nextVersion'`;

it('a version with another kind of document and another table is added: no request fails or is lost, tiles agree', async () => {
  expect(await read(saysMore)).toEqual([{ listings: 0 }]);
  await roll.forward(folder, roll.tilesAgree);
  expect(await read(saysMore)).not.toEqual([{ listings: 0 }]);
});

it('after it is removed, this version works on the migrated database', async () => {
  await roll.back(THIS_VERSION);
  await roll.end();
  expect(await read(saysMore)).toEqual([{ listings: 0 }]);
  await checkInvariants(bed);
});
