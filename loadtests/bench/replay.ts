import { openPostgresPool } from '@naksha/deploy';
import { PostgresTail } from '@naksha/events/event-log';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import {
  DOCUMENT_KINDS,
  DocumentFeed,
  openDocuments,
  replayIntoNewGeneration,
  startProjector,
} from '@naksha/read-model';
import type pg from 'pg';
import { fillStoreWithListings } from './market.ts';
import { formatSpreadOfRatios } from './spread.ts';

const CATCH_UP_MS = 1_800_000;

/**
 * Compared with COPY of the same documents into a table with the same indexes and hash, in turns.
 * @throws if a replay's content differs
 */
export async function benchReplay(databaseUrl: string, { listings = 20_000, rounds = 4 } = {}): Promise<void> {
  const pool = openPostgresPool(databaseUrl, 16);
  const onError = (error: unknown): void => console.error(error);
  try {
    const reader = new PostgresEventStore({ pool, ids: new RandomIds() });
    await fillStoreWithListings(reader, listings);
    const heads = await reader.heads();
    const events = heads.reduce((a, b) => a + b, 0);

    const documents = await openDocuments(pool, { kinds: DOCUMENT_KINDS, onError });
    const began = performance.now();
    const eventLog = new PostgresTail({ reader, listenUrl: databaseUrl });
    const projector = await startProjector({ pool, kinds: DOCUMENT_KINDS, eventLog, reader, onError });
    const feed = new DocumentFeed(documents.follower);
    feed.start();
    if (!(await feed.reached({ seqs: heads }, CATCH_UP_MS))) throw new Error('Projector did not catch up in time');
    const live = performance.now() - began;
    await projector.stop();
    const { documents: count } = await documents.hashContent();
    await feed.stop();
    await documents.close();
    console.log(`Replay: ${events} events, ${count} documents`);
    console.log(`  live projector behind the tail, from nothing ${rate(events, live)} events`);

    await pool.query('vacuum analyze');
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const copied = await copyDocuments(pool);
      const start = performance.now();
      const { equal, after } = await replayIntoNewGeneration({ pool, kinds: DOCUMENT_KINDS, reader });
      const replayed = performance.now() - start;
      if (!equal) throw new Error('Replayed documents differ from the live documents');
      ratios.push(copied / replayed);
      console.log(
        `  round ${round}  replay ${rate(events, replayed)} events = ${rate(count, replayed)} documents   COPY ${rate(count, copied)} documents   hash ${after.hash}`,
      );
    }
    console.log(`  replay / COPY, documents a second: ${formatSpreadOfRatios(ratios)}`);
  } finally {
    await pool.end();
  }
}

/** @returns milliseconds to copy the live documents into an empty equivalent table */
async function copyDocuments(pool: pg.Pool): Promise<number> {
  const columns = 'kind, id, key, partition, seq, body, hidden';
  const { rows } = await pool.query(`select number, current_setting('data_directory') as folder
    from read.generation where status = 'live'`);
  const file = `'${rows[0].folder}/bench-documents.copy'`;
  await pool.query(`
    create schema bench_copy;
    create table bench_copy.document (like read_g${rows[0].number}.document including all);
    copy (select ${columns} from read.document) to ${file}`);
  const start = performance.now();
  await pool.query(`copy bench_copy.document (${columns}) from ${file}`);
  const took = performance.now() - start;
  await pool.query('drop schema bench_copy cascade');
  return took;
}

const rate = (amount: number, ms: number): string => `${Math.round((amount / ms) * 1000)}/s`;
