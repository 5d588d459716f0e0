import type { Subscription } from '@naksha/events/async';
import type { DomainEvent } from '@naksha/events/contracts';
import { PARTITIONS, START, seededRandom } from '@naksha/events/kernel';
import { samplePosted, samplePriceChange } from '@naksha/events/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PositionWaiter } from '../feed/position-waiter.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { Projector } from '../projector/projector.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  sampleContacted,
  sampleListingId,
  sampleMarketHistory,
  sampleViewed,
} from '../projector/testing/histories.ts';
import { partitionOfStream, ReadSide } from '../projector/testing/read-side.ts';
import { SAMPLE_KINDS } from '../projector/testing/sample-kinds.ts';
import { loadChangesAfter } from './document-changes.ts';
import type { Documents } from './documents.ts';
import { openDocuments } from './open-documents.ts';
import { DOCUMENTS_CHANGED } from './read-database.ts';
import type { StoredDocument } from './stored-document.ts';

class Mirror {
  readonly documents = new Map<string, StoredDocument>();
  readonly resets: number[] = [];
  readonly steps: { seqs: readonly number[]; positions: string[] }[] = [];
  readonly #waiter = new PositionWaiter();
  failNext = false;

  constructor(readonly kinds: readonly string[] = ['listing', 'interest']) {}

  reset = async (pages: AsyncIterable<StoredDocument[]>, generation: number): Promise<void> => {
    this.documents.clear();
    this.resets.push(generation);
    for await (const page of pages) for (const document of page) this.put(document);
  };

  changed = (documents: readonly StoredDocument[], seqs: readonly number[]): void => {
    if (this.failNext) {
      this.failNext = false;
      throw new Error('the engine choked');
    }
    for (const document of documents) this.put(document);
    this.steps.push({ seqs: [...seqs], positions: documents.map(({ partition, seq }) => `${partition}:${seq}`) });
    this.#waiter.advance({ generation: this.resets.at(-1)!, seqs });
  };

  get position() {
    return this.#waiter.at;
  }

  passed({ partition, seq }: { partition: number; seq: number }): Promise<boolean> {
    return this.#waiter.waitUntilReached({ seqs: START.with(partition, seq) }, 5000);
  }

  shown(): [string, unknown][] {
    return [...this.documents]
      .map(([id, { body }]): [string, unknown] => [id, body])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  private put(document: StoredDocument): void {
    if (document.body === null) this.documents.delete(`${document.kind} ${document.id}`);
    else this.documents.set(`${document.kind} ${document.id}`, document);
  }
}

describe('following documents', () => {
  let side: ReadSide;
  let projector: Projector;
  let documents: Documents;
  let subscriptions: Subscription[];
  const errors: Error[] = [];
  beforeEach(async () => {
    errors.length = 0;
    subscriptions = [];
    side = await ReadSide.open();
    projector = side.projector();
    documents = await openDocuments(side.pool, {
      kinds: SAMPLE_KINDS,
      pollMs: 20,
      retryMs: 20,
      onError: (error) => errors.push(error as Error),
    });
    for (const { stream, events } of sampleMarketHistory(20)) await side.happened(stream, ...events);
    await side.projectAll(projector);
  });
  afterEach(async () => {
    await Promise.all(subscriptions.map((one) => one.stop()));
    await documents.close();
    await side.close();
  });

  const follow = async (mirror: Mirror) => {
    const followed = await documents.follower.follow(mirror);
    subscriptions.push(followed);
    return followed;
  };
  const stored = async () => {
    const rows = await side.documents();
    return rows
      .filter(({ kind, body }) => kind !== 'posting' && body !== null)
      .map(({ kind, id, body }): [string, unknown] => [`${kind} ${id}`, body])
      .sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const happens = async (stream: string, ...events: DomainEvent[]) => {
    const at = await side.happened(stream, ...events);
    await side.projectAll(projector);
    return at;
  };
  const heads = async () => [...(await side.store.heads())];

  it('D-89 delivers a full scan at the checkpoint before it is ready, then every change, once and in order', async () => {
    const mirror = new Mirror();
    await follow(mirror);
    expect(mirror.resets).toEqual([1]);
    expect(mirror.shown()).toEqual(await stored());
    expect(mirror.position).toEqual({ generation: 1, seqs: await heads() });

    for (let k = 0; k < 5; k++)
      expect(await mirror.passed(await happens(nameSampleInterestStream(3, 100 + k), sampleViewed(3, 100 + k)))).toBe(
        true,
      );
    expect(mirror.resets).toEqual([1]);
    expect(mirror.shown()).toEqual(await stored());
    const seen = mirror.steps.flatMap(({ positions }) => positions);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(a.split(':')[1]) - Number(b.split(':')[1])));
    expect(mirror.steps.at(-1)?.seqs).toEqual(await heads());
  });

  it('delivers a kind after all kinds that are listed before it', async () => {
    for (const kinds of [
      ['interest', 'listing', 'posting'],
      ['posting', 'listing', 'interest'],
    ]) {
      const mirror = new Mirror(kinds);
      await follow(mirror);
      const handed = [...mirror.documents.values()].map(({ kind }) => kind);
      expect(handed.filter((kind, k) => kind !== handed[k - 1])).toEqual(kinds);
    }
  });

  it('reports when only the position moved', async () => {
    const mirror = new Mirror(['interest']);
    await follow(mirror);
    const at = await happens(nameSampleListingStream(500), samplePosted());
    expect(await mirror.passed(at)).toBe(true);
    expect(mirror.steps.at(-1)).toEqual({ seqs: await heads(), positions: [] });
  });

  it('D-88 delivers a deletion as an empty document', async () => {
    const mirror = new Mirror();
    await follow(mirror);
    expect(mirror.documents.has(`listing ${sampleListingId(2)}`)).toBe(true);
    const at = await happens(nameSampleListingStream(2), { type: 'ListingDeleted', data: { by: 'owner' } });
    await mirror.passed(at);
    expect(mirror.documents.has(`listing ${sampleListingId(2)}`)).toBe(false);
    expect(await documents.get(listingKind, sampleListingId(2))).toMatchObject({ body: null, ...at });
    const late = new Mirror();
    await follow(late);
    expect(late.shown()).toEqual(await stored());
  });

  it('D-90 reloads everything on a new generation', async () => {
    const mirror = new Mirror();
    await follow(mirror);
    await side.replay();
    const at = await happens(nameSampleListingStream(500), samplePosted());
    expect(await mirror.passed(at)).toBe(true);
    expect(mirror.resets).toEqual([1, 2]);
    expect(mirror.position?.generation).toBe(2);
    await side.replay();
    await side.replay();
    await mirror.passed(await happens(nameSampleListingStream(501), samplePosted()));
    expect(mirror.position?.generation).toBe(4);
    expect(mirror.shown()).toEqual(await stored());
  });

  it('stops within a page of a scan, without reporting a failure', async () => {
    const mirror = new Mirror();
    const subscription = await follow(mirror);
    const { reset } = mirror;
    const stopped = Promise.withResolvers<void>();
    const pages: string[] = [];
    mirror.reset = (documents, generation) =>
      reset(
        (async function* () {
          for await (const page of documents) {
            pages.push(page[0].kind);
            subscription.stop().then(stopped.resolve, stopped.reject);
            yield page;
          }
        })(),
        generation,
      );
    await side.replay();
    await stopped.promise;
    expect([pages, errors]).toEqual([['listing'], []]);
  });

  it('stops within a page of its first scan if the documents are closed meanwhile', async () => {
    const mirror = new Mirror();
    const { reset } = mirror;
    const pages: string[] = [];
    let closed: Promise<void> | undefined;
    mirror.reset = (scan, generation) =>
      reset(
        (async function* () {
          for await (const page of scan) {
            pages.push(page[0].kind);
            closed = documents.close();
            yield page;
          }
        })(),
        generation,
      );
    await expect(documents.follower.follow(mirror)).rejects.toThrow('closed before its first load');
    await closed;
    expect(pages).toEqual(['listing']);
  });

  it('finds changes by polling without notifications, and listens again', async () => {
    const mirror = new Mirror();
    await follow(mirror);
    await side.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
    for (let k = 0; k < 3; k++)
      expect(await mirror.passed(await happens(nameSampleListingStream(600 + k), samplePosted()))).toBe(true);
    expect(errors.map(({ message }) => message).join()).toMatch(/terminat/);
    expect(mirror.resets).toEqual([1]);
    expect(mirror.shown()).toEqual(await stored());
  });

  it('reloads everything after its consumer failed on a change', async () => {
    const mirror = new Mirror();
    await follow(mirror);
    mirror.failNext = true;
    const at = await happens(nameSampleListingStream(500), samplePosted());
    expect(await mirror.passed(at)).toBe(true);
    expect(errors.map(({ message }) => message)).toEqual(['the engine choked']);
    expect(mirror.resets).toEqual([1, 1]);
    expect(mirror.shown()).toEqual(await stored());
  });

  it('waits as long as a failed scan took before the next one, whatever changes meanwhile', async () => {
    const SCAN_MS = 300;
    const mirror = new Mirror();
    const { reset } = mirror;
    const scans: { began: number; ended: number }[] = [];
    mirror.reset = async (pages, generation) => {
      const began = performance.now();
      await reset(pages, generation);
      await new Promise((resolve) => setTimeout(resolve, SCAN_MS));
      scans.push({ began, ended: performance.now() });
      if (scans.length < 3) throw new Error('no thread to be had');
    };
    const following = follow(mirror);
    while (scans.length < 3) await side.pool.query(`select pg_notify($1, '')`, [DOCUMENTS_CHANGED]);
    await following;
    for (const n of [1, 2]) expect(scans[n].began - scans[n - 1].ended).toBeGreaterThanOrEqual(SCAN_MS);
    expect(errors.map(({ message }) => message)).toEqual(Array(2).fill('no thread to be had'));
    expect(mirror.shown()).toEqual(await stored());
  });

  it('stops with the documents, also while it is still starting', async () => {
    await side.pool.query('alter table read_g1.document rename to away');
    const beginning = follow(new Mirror());
    const refused = expect(beginning).rejects.toThrow('closed before its first load');
    while (errors.length < 2) await new Promise(setImmediate);
    await documents.close();
    await refused;
    expect(errors[0].message).toContain('"read_g1.document" does not exist');
  });

  it('always equals the documents, whatever the order of writes and reads', async () => {
    const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
    const random = seededRandom(seed);
    const mirror = new Mirror();
    await follow(mirror);
    for (let round = 0; round < 25; round++) {
      const number = Math.floor(random() * 12);
      const buyer = 100 + Math.floor(random() * 5);
      const event = [sampleViewed(number, buyer), sampleContacted(number, buyer)][round % 2];
      await side.happened(nameSampleInterestStream(number, buyer), event);
      await side.happened(
        nameSampleListingStream(2000 + round),
        samplePosted(),
        samplePriceChange(4_500_000, 4_000_000),
      );
      if (random() < 0.5) await side.projectAll(projector, 1 + Math.floor(random() * 3));
    }
    await side.projectAll(projector);
    const end = await heads();
    for (const [partition, seq] of end.entries()) expect(await mirror.passed({ partition, seq })).toBe(true);
    expect(mirror.shown(), `seed ${seed}`).toEqual(await stored());
    for (const [k, { seqs }] of mirror.steps.entries())
      expect(seqs.every((seq, p) => seq >= (mirror.steps[k - 1]?.seqs[p] ?? 0))).toBe(true);
  });

  it('reads many changes of a partition in parts, without splitting one position', async () => {
    const partition = partitionOfStream(nameSampleListingStream(7));
    const at = { generation: 1, seqs: Array<number>(PARTITIONS).fill(0) };
    await side.pool.query('update read_g1.document set seq = 2 where partition = $1', [partition]);
    await side.pool.query(
      `
      insert into read_g1.document (kind, id, key, partition, seq, body)
      select 'listing', 'x' || n, 'x', $1, 3 + n, '{}' from generate_series(1, 10) n`,
      [partition],
    );
    await side.pool.query('update read_g1.checkpoint set seq = 50 where partition = $1', [partition]);
    const parts: number[][] = [];
    for (let seqs: readonly number[] = at.seqs; seqs[partition] < 50; ) {
      const changes = await loadChangesAfter(side.pool, ['listing', 'posting', 'interest'], { generation: 1, seqs }, 4);
      parts.push(changes!.documents.filter((document) => document.partition === partition).map(({ seq }) => seq));
      seqs = changes!.seqs;
    }
    const { rows } = await side.pool.query('select seq::int from read_g1.document where partition = $1 order by seq', [
      partition,
    ]);
    expect(parts.flat()).toEqual(rows.map(({ seq }) => seq));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts[0].every((seq) => seq === 2) || parts[0].length === 4).toBe(true);
  });
});
