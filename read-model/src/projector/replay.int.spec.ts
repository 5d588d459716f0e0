import type { HistoryReader, KeyOrderPlace } from '@naksha/events/event-store';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../documents/document-kind.ts';
import { schemaVersionOfKinds } from '../documents/generation.ts';
import { GenerationBuild } from '../documents/generation-build.ts';
import { withGenerationsLock } from '../documents/generations-lock.ts';
import { openDocuments } from '../documents/open-documents.ts';
import { createGenerationDroppingUnfinished, findLiveGeneration } from '../documents/read-database.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { DocumentsOfOtherVersion } from './projector-errors.ts';
import { ReplayRejected } from './rebuild.ts';
import { replayIntoNewGeneration } from './replay.ts';
import { startProjector } from './start-projector.ts';
import { nameSampleListingStream, poison, sampleListingId, sampleMarketHistory } from './testing/histories.ts';
import { partitionOfStream, ReadSide, replaceSampleKind } from './testing/read-side.ts';
import { SAMPLE_KINDS } from './testing/sample-kinds.ts';

const HOMES = 60;
const shouting: DocumentKind<ListingDocument> = {
  ...listingKind,
  version: listingKind.version + 1,
  fold: (before, event) => {
    const body = listingKind.fold(before, event);
    return body && { ...body, free: { ...body.free, title: body.free.title.toUpperCase() } };
  },
};
const NEWER = replaceSampleKind(shouting);

describe('a replay', () => {
  let side: ReadSide;
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const run = (options: Partial<Parameters<typeof replayIntoNewGeneration>[0]> = {}) =>
    replayIntoNewGeneration({ pool: side.pool, kinds: SAMPLE_KINDS, reader: side.store, ...options });
  const project = (options: Partial<Parameters<typeof startProjector>[0]> = {}) =>
    startProjector({
      pool: side.pool,
      kinds: SAMPLE_KINDS,
      eventLog: side.tail,
      reader: side.store,
      onError,
      ...options,
    });
  const generations = async () =>
    (await side.pool.query('select number, status from read.generation order by number')).rows.map(
      ({ number, status }) => `${number} ${status}`,
    );

  beforeEach(async () => {
    errors.length = 0;
    side = await ReadSide.open();
    for (const { stream, events } of sampleMarketHistory(HOMES)) await side.happened(stream, ...events);
    await side.projectAll(side.projector());
  });
  afterEach(() => side.close());

  it('D-96 D-97 D-98 gives equal hashes and goes live as a new generation, while the old one serves', async () => {
    const before = await side.documents();
    const counts: number[] = [];
    const progress: number[] = [];
    const reads: Promise<unknown>[] = [];
    const replayed = await run({
      onProgress: ({ done, total }) => {
        progress.push(done / total);
        reads.push(
          side.pool.query('select count(*)::int as n from read.document').then(({ rows }) => counts.push(rows[0].n)),
        );
      },
    });
    await Promise.all(reads);

    expect(replayed).toMatchObject({ generation: 2, replaced: 1, equal: true, differing: 0, newCode: false });
    expect(replayed.after).toEqual(replayed.before);
    expect(replayed.after.documents).toBe(before.length);
    expect(await side.documents()).toEqual(before);
    expect(await generations()).toEqual(['1 retired', '2 live']);
    expect(new Set(counts)).toEqual(new Set([before.length]));
    expect(progress.at(-1)).toBe(1);
    expect([...progress]).toEqual(progress.toSorted((a, b) => a - b));

    await run();
    expect(await generations()).toEqual(['2 retired', '3 live']);
  });

  it('leaves no table without planner statistics', async () => {
    const { generation } = await run();
    const { rows } = await side.pool.query(
      `select attname from pg_stats where schemaname = $1 and tablename = 'document'`,
      [`read_g${generation}`],
    );
    expect(rows).toContainEqual({ attname: 'kind' });
  });

  it('D-96 keeps up with writers and a live projector, which continues in the new generation', async () => {
    const projector = await project();
    let writing = true;
    let written = 0;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let k = 0; writing; k++, written++)
        await side.happened(
          nameSampleListingStream(1000 + writer * 10_000 + k),
          samplePosted(),
          samplePriceChange(4_500_000, 4_000_000),
        );
    });
    const [first, second] = await run()
      .then(async (first) => [first, await run()])
      .finally(() => {
        writing = false;
        return Promise.all(writers);
      });
    for (const [partition, seq] of (await side.store.heads()).entries()) await side.projected({ partition, seq });
    await projector.stop();

    expect([first.equal, second.equal, second.generation]).toEqual([true, true, 3]);
    expect(written).toBeGreaterThan(20);
    const live = await side.documents();
    expect(live.filter(({ kind }) => kind === 'listing')).toHaveLength(HOMES + written);
    expect(errors).toEqual([]);
    expect((await run()).equal).toBe(true);
    expect(await side.documents()).toEqual(live);
  });

  it('D-98 with the same code is rejected if the live documents differ', async () => {
    await side.pool.query(
      `update read_g1.document set body = jsonb_set(body, '{price}', '1') where kind = 'listing' and id = $1`,
      [sampleListingId(1)],
    );
    await side.pool.query(`delete from read_g1.document where kind = 'listing' and id = $1`, [sampleListingId(2)]);
    const refused = await run().catch((error) => error);
    expect(refused).toBeInstanceOf(ReplayRejected);
    expect(refused.message).toMatch(/hash [0-9a-f]{16} differs from the live hash [0-9a-f]{16}; 2 documents differ/);
    expect(refused.comparison).toMatchObject({
      equal: false,
      differing: 2,
      differences: [
        { kind: 'listing', id: sampleListingId(1), change: 'changed' },
        { kind: 'listing', id: sampleListingId(2), change: 'added' },
      ],
    });
    expect(await generations()).toEqual(['1 live']);
    const { rows } = await side.pool.query(`select nspname from pg_namespace where nspname like 'read\\_g%'`);
    expect(rows).toEqual([{ nspname: 'read_g1' }]);
    await side.happened(nameSampleListingStream(9000), samplePosted());
    await side.projectAll(side.projector());
    expect((await side.documents()).map(({ id }) => id)).toContain(sampleListingId(9000));
  });

  it('D-99 with new code reports differences and goes live; old code stops writing', async () => {
    const replayed = await run({ kinds: NEWER });
    const listings = (await side.documents()).filter(({ kind, body }) => kind === 'listing' && body !== null).length;
    expect(replayed).toMatchObject({ equal: false, newCode: true, generation: 2 });
    expect(replayed.differences).toHaveLength(20);
    expect(replayed.differences[0]).toEqual({ kind: 'listing', id: sampleListingId(0), change: 'changed' });
    expect(replayed.differing).toBe(listings);
    await expect(side.projector().positions([0])).rejects.toThrow(DocumentsOfOtherVersion);
    expect(await side.projector(NEWER).positions([0])).toEqual(new Map([[0, (await side.store.heads())[0]]]));
  });

  it('D-97 is rejected while a key is parked in it', async () => {
    await side.happened(nameSampleListingStream(9000), poison);
    await side.projectAll(side.projector());
    await expect(run()).rejects.toThrow(`keys are parked: ${sampleListingId(9000)} (ListingPriceChanged at`);
    expect(await generations()).toEqual(['1 live']);
  });

  it('D-97 is rejected if it cannot reach the checkpoints of the live documents', async () => {
    const partition = partitionOfStream(nameSampleListingStream(1));
    await side.loseEvents(partition, 0, 1, (await side.store.heads())[partition]);
    await expect(run()).rejects.toThrow('Events missing in partition');
    expect(await generations()).toEqual(['1 live']);
  });

  it('is rejected while another one is running', async () => {
    await withGenerationsLock(side.pool, false, async () => {
      await expect(run()).rejects.toThrow('Another replay is running');
    });
    expect((await run()).equal).toBe(true);
  });

  it('D-96 continues after a killed one, with events written meanwhile', async () => {
    const pages: number[] = [];
    const inPages = (upTo: number): HistoryReader =>
      Object.assign(Object.create(side.store), {
        readInKeyOrder: async (after: KeyOrderPlace) => {
          const page = await side.store.readInKeyOrder(after, 30);
          pages.push(page.length);
          return pages.length > upTo ? new Promise<never>(() => {}) : page;
        },
      });
    const killed = new pg.Pool({ connectionString: side.database.url, application_name: 'killed' });
    killed.on('error', () => {});
    void replayIntoNewGeneration({ pool: killed, kinds: SAMPLE_KINDS, reader: inPages(4) });
    await expect.poll(() => pages.length).toBe(5);
    await expect
      .poll(async () => (await side.pool.query('select sum(n)::int as n from read_g2.build, unnest(folded) n')).rows)
      .not.toEqual([{ n: 0 }]);
    await side.pool.query(
      `select pg_terminate_backend(pid, 10_000) from pg_stat_activity where application_name = 'killed'`,
    );
    const [{ n: done }] = (await side.pool.query('select sum(n)::int as n from read_g2.build, unnest(folded) n')).rows;
    expect(done).toBeGreaterThan(60);
    await side.happened(nameSampleListingStream(1), samplePriceChange(4_500_000, 4_000_000));
    await side.happened(nameSampleListingStream(9000), samplePosted());
    await side.projectAll(side.projector());
    const before = await side.documents();

    pages.length = 0;
    const progress: number[] = [];
    const replayed = await run({ reader: inPages(1000), onProgress: ({ done }) => progress.push(done) });
    const events = (await side.store.heads()).reduce((a, b) => a + b, 0);
    expect(replayed).toMatchObject({ generation: 2, equal: true });
    expect(progress[0]).toBeGreaterThan(done);
    // Later events of a key already written are folded after all others.
    expect(pages.reduce((a, b) => a + b, 0)).toBe(events - done - 1);
    expect(await side.documents()).toEqual(before);
    expect(await generations()).toEqual(['1 retired', '2 live']);
  });

  it('D-97 reads all events if a read by key missed one, and never goes live without it', async () => {
    const before = await side.documents();
    let leftOut = 0;
    const lossy: HistoryReader = Object.assign(Object.create(side.store), {
      readInKeyOrder: async (after: KeyOrderPlace, limit: number) => {
        const page = await side.store.readInKeyOrder(after, limit);
        const lost = page.findIndex(({ event: { type } }) => type === 'ListingPriceChanged');
        if (lost >= 0) leftOut++;
        return page.filter((_, place) => place !== lost);
      },
    });
    expect(await run({ reader: lossy })).toMatchObject({ equal: true, differing: 0 });
    expect(await side.documents()).toEqual(before);
    await run({ reader: lossy, kinds: NEWER });
    const lossyDocuments = await side.documents();
    expect(leftOut).toBe(2);
    await run({ kinds: NEWER });
    expect(lossyDocuments).toEqual(await side.documents());
  });

  it('starts again if another version was interrupted, or the event table is different', async () => {
    const begin = async (kinds: readonly DocumentKind[]) => {
      const generation = await createGenerationDroppingUnfinished(side.pool, kinds);
      const target = await side.store.heads();
      await GenerationBuild.start(side.pool, { generation, kinds: kinds.map(({ kind }) => kind), target });
      return generation;
    };
    expect(await begin(NEWER)).toBe(2);
    expect((await run()).generation).toBe(3);
    expect(await begin(SAMPLE_KINDS)).toBe(4);
    await side.pool.query('update event_source set id = gen_random_uuid()');
    expect((await run()).generation).toBe(5);
    expect(await generations()).toEqual(['3 retired', '5 live']);
  });

  it('removes what an interrupted replay has left', async () => {
    await side.pool.query(`
      insert into read.generation (schema_version, projections_version, status) values (1, 1, 'building');
      create schema read_g2; create table read_g2.document (id int)`);
    expect((await run()).generation).toBe(3);
    expect(await generations()).toEqual(['1 retired', '3 live']);
  });

  it('D-96 starts automatically if the projector’s code is newer than the live documents', async () => {
    const progress: number[] = [];
    const newer = { kinds: NEWER };
    const started = await Promise.all([
      project({ ...newer, onProgress: ({ done }) => progress.push(done) }),
      project(newer),
    ]);
    expect(await findLiveGeneration(side.pool)).toEqual({
      number: 2,
      status: 'live',
      version: schemaVersionOfKinds(NEWER),
    });
    expect((await side.documents()).find(({ id }) => id === sampleListingId(1))?.body).toMatchObject({
      free: { title: 'THREE BEDROOMS BY THE PARK' },
    });
    await Promise.all(started.map((projector) => projector.stop()));
    expect(errors.filter((error) => !(error instanceof Error && error.name === 'CheckpointMoved'))).toEqual([]);
  });

  it('keeps serving the old documents, and logs this, if newer code cannot fold an event', async () => {
    const before = await side.documents();
    const failing: DocumentKind<ListingDocument> = {
      ...listingKind,
      version: listingKind.version + 1,
      fold: (before, event) => {
        if (event.stream === nameSampleListingStream(3)) throw new Error('a bug of the new version');
        return listingKind.fold(before, event);
      },
    };
    const projector = await project({ kinds: replaceSampleKind(failing) });
    await projector.stop();
    expect(await side.documents()).toEqual(before);
    expect(await generations()).toEqual(['1 live']);
    expect(errors[0]).toBeInstanceOf(ReplayRejected);
    expect(String(errors[0])).toContain('a bug of the new version');
  });

  it('rebuilds a deleted read database to the same content', async () => {
    const documents = await openDocuments(side.pool, { kinds: SAMPLE_KINDS, onError });
    const before = await documents.hashContent();
    await side.pool.query('drop schema read cascade; drop schema read_g1 cascade');
    const projector = await project();
    for (const [partition, seq] of (await side.store.heads()).entries()) await side.projected({ partition, seq });
    await projector.stop();
    expect(await documents.hashContent()).toEqual(before);
    expect(before.documents).toBeGreaterThan(HOMES);
    await documents.close();
  });
});
