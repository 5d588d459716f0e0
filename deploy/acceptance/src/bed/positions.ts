import { pollUntil } from '@naksha/deploy/local';
import pg from 'pg';

const ASK_MS = 5_000;

/** Last seq per partition in the event table. */
export const readHeads = (writeUrl: string): Promise<number[]> =>
  readSeqs(writeUrl, 'select seq from partition_head order by partition');

/** Last seq per partition in the documents. @throws before any projector has run */
export const readCheckpoints = (readUrl: string): Promise<number[]> =>
  readSeqs(readUrl, 'select seq from read.checkpoint order by partition');

/** Waits until each partition has new events. @throws with the progress */
export async function untilGrown(writeUrl: string, since: readonly number[], withinMs: number): Promise<void> {
  const next = since.map((seq) => seq + 1);
  await untilAtLeast(() => readHeads(writeUrl), next, withinMs, 'appended to every partition');
}

/** Waits until Kafka has everything committed. @throws with the progress */
export async function untilPublished(writeUrl: string, withinMs: number): Promise<void> {
  const heads = await readHeads(writeUrl);
  const relayed = () => readSeqs(writeUrl, 'select seq from relay_position order by partition');
  await untilAtLeast(relayed, heads, withinMs, 'published to Kafka');
}

/** Waits until no effect is due or in progress. @param now the processes' clock @throws with those left */
export async function untilEffectsDone(writeUrl: string, now: () => Date, withinMs: number): Promise<void> {
  const heads = await readHeads(writeUrl);
  const noted = () =>
    readSeqs(
      writeUrl,
      `select coalesce(min(r.seq), 0) as seq from partition_head h
      left join reactor_position r using (partition) group by h.partition order by h.partition`,
    );
  await untilAtLeast(noted, heads, withinMs, 'processed by the workers');
  let left: unknown[] = [];
  const done = await pollUntil(async () => {
    left = await withClient(writeUrl, async (client) => {
      const { rows } = await client.query(
        `select kind, state, attempts, last_error from effects
         where state = 'running' or (state = 'pending' and due_at <= $1)`,
        [now()],
      );
      return rows;
    });
    return left.length === 0;
  }, withinMs);
  if (!done) throw new Error(`Effects did not finish in time: ${JSON.stringify(left.slice(0, 5))}`);
}

/** Waits until documents and apis show everything committed. @throws with the progress */
export async function untilCaughtUp(
  { writeUrl, readUrl, apis }: { writeUrl: string; readUrl: string; apis: readonly { name: string; url: string }[] },
  withinMs: number,
): Promise<void> {
  const heads = await readHeads(writeUrl);
  await untilAtLeast(() => readCheckpoints(readUrl), heads, withinMs, 'projected into documents');
  await Promise.all(apis.map((api) => untilShown(api, heads, withinMs)));
}

async function untilAtLeast(read: () => Promise<number[]>, wanted: readonly number[], withinMs: number, what: string) {
  let seqs: number[] | Error = [];
  const there = await pollUntil(async () => {
    seqs = await read().catch((error: Error) => error);
    return Array.isArray(seqs) && wanted.every((seq, partition) => (seqs as number[])[partition] >= seq);
  }, withinMs);
  if (!there) throw new Error(`Events were not ${what} in time: reached ${seqs} of ${wanted}`);
}

/** Requests with `?after=`, which waits and says when it gave up. */
async function untilShown(
  { name, url }: { name: string; url: string },
  heads: readonly number[],
  withinMs: number,
): Promise<void> {
  let last: unknown = 'no answer';
  for (const [partition, seq] of heads.entries()) {
    if (seq === 0) continue;
    const shown = await pollUntil(async () => {
      const answer = await fetch(`${url}/api/map/count?bbox=76.6,30.6,76.9,30.8&after=${partition}:${seq}`, {
        signal: AbortSignal.timeout(ASK_MS),
      }).catch((error: unknown) => {
        last = error;
      });
      await answer?.body?.cancel();
      if (answer) last = answer.ok ? 'behind that position' : answer.status;
      return answer?.ok && !answer.headers.has('naksha-behind');
    }, withinMs);
    if (!shown) throw new Error(`${name} did not reach position ${partition}:${seq} in time; last response: ${last}`);
  }
}

async function readSeqs(url: string, query: string): Promise<number[]> {
  return withClient(url, async (client) =>
    (await client.query<{ seq: string }>(query)).rows.map(({ seq }) => Number(seq)),
  );
}

export async function withClient<T>(url: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASK_MS });
  client.on('error', () => {});
  await client.connect();
  return look(client).finally(() => client.end().catch(() => {}));
}
