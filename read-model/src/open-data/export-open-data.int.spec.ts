import { createSecretKey } from 'node:crypto';
import type { DomainEvent } from '@naksha/events/contracts';
import { nameAccountStream, type PlaceId } from '@naksha/events/kernel';
import { LEAD_ANSWER_TIMES, OPEN_TABLES, type OpenTableName } from '@naksha/events/open-data';
import { sampleAccount, samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  guide,
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingAndBuyer,
  sampleListingId,
  sampleMarketHistory,
  sampleMaterialFacts,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { ReadSide } from '../projector/testing/read-side.ts';
import { type ExportOpenDataOptions, exportOpenData } from './export-open-data.ts';
import type { ExportStore } from './export-store.port.ts';
import { MANIFEST } from './manifest.ts';
import { pseudorandomNoise } from './noise.ts';
import { decodeParquet, type Row } from './parquet.ts';

const noiseKey = Buffer.alloc(32, 1);
const SECTOR = 'mohali-sector-70' as PlaceId;
const CROWDED = 500;
const OLD = 600;
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T06:00:00.000Z`;

const sampleLeadStatus = (number: number, buyer: number): DomainEvent => ({
  type: 'LeadStatusSet',
  data: { ...sampleListingAndBuyer(number, buyer), seller: sampleAccount(1), status: 'called' },
});

class MemoryExport {
  readonly name = 'memory';
  readonly files = new Map<string, Uint8Array>();
  writes = 0;
  failFrom = Number.POSITIVE_INFINITY;
  async read(path: string) {
    return this.files.get(path);
  }
  async write(path: string, bytes: Uint8Array) {
    if (++this.writes >= this.failFrom) throw new Error('the plug is pulled');
    this.files.set(path, bytes);
  }
  async remove(path: string) {
    this.files.delete(path);
  }
}

let side: ReadSide;
beforeAll(async () => {
  side = await ReadSide.open();
  const september = (n: number) => `2026-09-${n}T06:00:00.000Z`;
  await side.happenedAt(september(10), nameSampleListingStream(OLD), samplePosted(), verified);
  for (let k = 0; k < 30; k++)
    await side.happenedAt(september(11), nameSampleInterestStream(OLD, 100 + k), sampleViewed(OLD, 100 + k));
  for (let k = 0; k < 12; k++)
    await side.happenedAt(
      september(12),
      nameSampleInterestStream(OLD, 100 + k),
      sampleContacted(OLD, 100 + k),
      sampleLeadStatus(OLD, 100 + k),
    );
  for (const [k, { stream, events }] of [...guide, ...sampleMarketHistory(12)].entries())
    for (const event of events) await side.happenedAt(day(1 + (k % 9)), stream, event);
  const placed = samplePosted({ facts: sampleMaterialFacts({ placeIds: { locality: SECTOR } }) });
  await side.happenedAt(day(1), nameSampleListingStream(CROWDED), placed, verified);
  for (let k = 0; k < 40; k++)
    await side.happenedAt(day(10), nameSampleInterestStream(CROWDED, 100 + k), sampleViewed(CROWDED, 100 + k));
  for (let k = 0; k < 9; k++)
    await side.happenedAt(day(11), nameSampleInterestStream(CROWDED, 100 + k), sampleSaved(CROWDED, 100 + k));
  await side.happenedAt(day(14), nameSampleInterestStream(CROWDED, 99), sampleViewed(CROWDED, 99));
});
afterAll(() => side.close());

const run = async (store: ExportStore = new MemoryExport(), options: Partial<ExportOpenDataOptions> = {}) => {
  const exported = await exportOpenData({ reader: side.store, store, noiseKey, ...options });
  return { ...exported, store: store as MemoryExport };
};
const rowsOf = async ({ files }: MemoryExport, table: OpenTableName): Promise<Row[]> => {
  const paths = [...files.keys()].filter((path) => path.startsWith(`${table}.`) || path.startsWith(`${table}/`)).sort();
  return (await Promise.all(paths.map((path) => decodeParquet(OPEN_TABLES[table], files.get(path)!)))).flat();
};

describe('the open data export', () => {
  it('is the same byte for byte from the same events, in one run or several, and names its source', async () => {
    const [once, again, inSteps] = [await run(), await run(), await run(new MemoryExport(), { step: 3 })];
    expect(again.store.files).toEqual(once.store.files);
    expect(inSteps.store.files).toEqual(once.store.files);
    const { made_from, rows, files, version } = JSON.parse(new TextDecoder().decode(once.store.files.get(MANIFEST)));
    expect(version).toBe(2);
    expect(made_from.vector).toEqual(await side.store.heads());
    expect(files.map(({ path }: { path: string }) => path)).toEqual(
      [...once.store.files.keys()].filter((path) => path !== MANIFEST).sort(),
    );
    expect(rows).toMatchObject({ listings: (await rowsOf(once.store, 'listings')).length, localities: 1, areas: 1 });
    expect(once.leftOut.size).toBe(0);
  });

  it('is the same byte for byte after a restore with rebuilt documents', async () => {
    const before = await run();
    const restored = await ReadSide.open();
    try {
      const { rows } = await side.pool.query('select jsonb_agg(e) as events from events e');
      await restored.pool.query('insert into events select * from jsonb_populate_recordset(null::events, $1)', [
        JSON.stringify(rows[0].events),
      ]);
      await restored.pool.query(
        'update partition_head h set seq = (select coalesce(max(seq), 0) from events e where e.partition = h.partition)',
      );
      await restored.replay();
      expect((await run(new MemoryExport(), { reader: restored.store })).store.files).toEqual(before.store.files);
    } finally {
      await restored.close();
    }
  });

  it('contains every listing, prices, and places in their current state', async () => {
    const { store } = await run();
    const listings = await rowsOf(store, 'listings');
    expect(new Set(listings.map(({ listing }) => listing)).size).toBe(14);
    expect((await rowsOf(store, 'price_changes')).length).toBe(6);
    expect(await rowsOf(store, 'localities')).toMatchObject([{ id: SECTOR, radius_m: 700, city: 'mohali' }]);
    expect(await rowsOf(store, 'areas')).toMatchObject([{ id: 'mohali', name_hi: 'मोहाली', kind: 'city' }]);
    const partitions = (await rowsOf(store, 'events')).map(({ partition }) => partition);
    expect(new Set(partitions).size).toBeGreaterThan(5);
  });

  it('contains people only once the day is final, only as large counts, and records the used budget', async () => {
    const { store, manifest } = await run();
    expect(await rowsOf(store, 'people')).toEqual([
      { day: '2026-11-10', place: SECTOR, act: 'seen', people: expect.any(Number) },
    ]);
    expect(manifest.people).toMatchObject({ until: '2026-11-11', days: 1, epsilon_a_day: 1, min_people: 10 });
  });

  it('counts the people and leads of a home only for whole months that are final, with noise', async () => {
    const { store, manifest } = await run();
    expect(manifest.monthly).toEqual({ epsilon: 1, until: '2026-09-01' });
    const [interest, ...others] = await rowsOf(store, 'listing_interest');
    expect(others).toEqual([]);
    const noise = (cell: string) => pseudorandomNoise(createSecretKey(noiseKey), cell);
    const of = `listing_interest|2026-09-01|${sampleListingId(OLD)}`;
    const contacted = 12 + noise(`${of}|contacted`);
    expect(interest).toMatchObject({ day: '2026-09-01', listing: sampleListingId(OLD), contacted });
    expect(interest.seen).toBe(contacted + 18 + noise(`${of}|seen`));
    const answers = await rowsOf(store, 'lead_answers');
    expect(answers.map(({ day, city, answered_within, leads }) => [day, city, answered_within, leads])).toEqual(
      LEAD_ANSWER_TIMES.toSorted().map((within) => [
        ...['2026-09-01', 'other', within],
        (within === 'hour' ? 12 : 0) + noise(`lead_answers|2026-09-01|other|${within}`),
      ]),
    );
  });

  it('continues after an interruption at any point, with the same bytes', async () => {
    const whole = await run(new MemoryExport(), { step: 9 });
    for (let cut = 0; cut < 6; cut++) {
      const failFrom = 1 + Math.floor((cut * whole.store.writes) / 6);
      const store = new MemoryExport();
      store.failFrom = failFrom;
      await expect(run(store, { step: 9 })).rejects.toThrow('the plug is pulled');
      store.failFrom = Number.POSITIVE_INFINITY;
      await run(store, { step: 9 });
      expect(store.files, `cut at write ${failFrom}`).toEqual(whole.store.files);
    }
  });

  it('Y-14 contains no account id, no user text, and nothing that only staff saw', async () => {
    const { store } = await run();
    const all = (
      await Promise.all((Object.keys(OPEN_TABLES) as OpenTableName[]).map((table) => rowsOf(store, table)))
    ).flat();
    const bytes = [...store.files.values()].map((file) => Buffer.from(file).toString('latin1')).join();
    for (const theirs of ['00000000-0000-7000', 'Three bedrooms by the park', 'Sector 70, Mohali'])
      for (const text of [JSON.stringify(all), bytes]) expect(text).not.toContain(theirs);
    expect(await rowsOf(store, 'events')).not.toContainEqual(expect.objectContaining({ type: 'ListingFactsRevised' }));
  });

  it('rewrites a folder that has other columns', async () => {
    const { store } = await run();
    const before = new Map(store.files);
    const manifest = JSON.parse(new TextDecoder().decode(store.files.get(MANIFEST)));
    expect(manifest.columns.listings).toEqual(Object.keys(OPEN_TABLES.listings.columns));
    manifest.columns.listings.pop();
    store.files.set(MANIFEST, new TextEncoder().encode(JSON.stringify(manifest)));
    expect((await run(store)).added).toBeUndefined();
    expect(store.files).toEqual(before);
  });

  it('rejects the folder of another event table', async () => {
    const { store } = await run();
    const other = await ReadSide.open();
    try {
      await other.happened(nameSampleListingStream(1), samplePosted());
      await expect(exportOpenData({ reader: other.store, store, noiseKey })).rejects.toThrow('does not have');
    } finally {
      await other.close();
    }
  });

  it('does not change when a person is erased: buyers leave no trace, and a seller’s homes end on that day', async () => {
    const store = new MemoryExport();
    await run(store);
    const upTo = await side.store.heads();
    const before = new Map(store.files);
    const erased: DomainEvent = { type: 'AccountErased', data: { by: 'owner' } };
    await side.happenedAt(day(20), nameAccountStream(sampleAccount(100)), erased);
    await run(store);
    const changed = () => [...store.files].filter(([path, bytes]) => before.get(path) !== bytes).map(([path]) => path);
    expect(changed()).toEqual([MANIFEST]);
    await side.happenedAt(day(20), nameAccountStream(sampleAccount(1)), erased);
    await side.happenedAt(day(20), nameSampleListingStream(CROWDED), { type: 'ListingDeleted', data: { by: 'staff' } });
    await run(store);
    // In the meantime, October has become final.
    const october = ['lead_answers/2026-10-01.parquet', 'listing_interest/2026-10-01.parquet'];
    const ofThatDay = ['events/2026-11-20.parquet', 'listings/2026-11-20.parquet'];
    expect(changed().sort()).toEqual([...ofThatDay, ...october, MANIFEST].sort());
    expect((await run(new MemoryExport(), { upTo })).store.files).toEqual(before);
  });

  it('updates a folder with the files of the days that changed', async () => {
    const { store } = await run();
    const before = new Map(store.files);
    await side.happenedAt(day(21), nameSampleListingStream(1), samplePriceChange(4_200_000, 4_100_000));
    const { events, added } = await run(store);
    expect([events, added]).toEqual([(await side.store.heads()).reduce((all, seq) => all + seq, 0), 1]);
    const changed = [...store.files].filter(([path, bytes]) => before.get(path) !== bytes).map(([path]) => path);
    expect(changed.sort()).toEqual([
      'events/2026-11-21.parquet',
      'listings/2026-11-21.parquet',
      MANIFEST,
      'price_changes/2026-11-21.parquet',
    ]);
    expect((await run()).store.files).toEqual(store.files);
  });
});
