import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOOK_MS = 50;
const ASK_MS = 5_000;

/** Last seq of each partition in the event table. */
export const headsOf = (writeUrl: string): Promise<number[]> =>
  seqsOf(writeUrl, 'select seq from partition_head order by partition');

/** Last seq of each partition that the documents show. @throws while no projector has ever run */
export const checkpointsOf = (readUrl: string): Promise<number[]> =>
  seqsOf(readUrl, 'select seq from read.checkpoint order by partition');

/** Until Kafka has what is committed by now. @throws with how far it came */
export async function untilPublished(writeUrl: string, withinMs: number): Promise<void> {
  const heads = await headsOf(writeUrl);
  const relayed = () => seqsOf(writeUrl, 'select seq from relay_position order by partition');
  await untilAtLeast(relayed, heads, Date.now() + withinMs, 'Kafka has');
}

/**
 * Until no effect is due or under way, once workers have followed the log up to here.
 * @throws with those that are left
 */
export async function untilEffectsDone(writeUrl: string, withinMs: number): Promise<void> {
  const heads = await headsOf(writeUrl);
  const until = Date.now() + withinMs;
  const noted = () =>
    seqsOf(
      writeUrl,
      `select coalesce(min(r.seq), 0) as seq from partition_head h
      left join reactor_position r using (partition) group by h.partition order by h.partition`,
    );
  await untilAtLeast(noted, heads, until, 'workers are at');
  for (;;) {
    const left = await withClient(writeUrl, async (client) => {
      const { rows } = await client.query<{ kind: string; state: string; attempts: number; last_error: string | null }>(
        `select kind, state, attempts, last_error from effects
         where state = 'running' or (state = 'pending' and due_at <= now())`,
      );
      return rows;
    });
    if (left.length === 0) return;
    if (Date.now() > until) throw new Error(`effects are not done: ${JSON.stringify(left.slice(0, 5))}`);
    await pause(LOOK_MS);
  }
}

/**
 * Until the documents show what was committed by now, and each api process too.
 * @throws with how far each came, where that takes too long
 */
export async function untilCaughtUp(
  { writeUrl, readUrl, apis }: { writeUrl: string; readUrl: string; apis: readonly { name: string; url: string }[] },
  withinMs: number,
): Promise<void> {
  const heads = await headsOf(writeUrl);
  const until = Date.now() + withinMs;
  await untilAtLeast(() => checkpointsOf(readUrl), heads, until, 'the documents are at');
  await Promise.all(apis.map((api) => untilShown(api, heads, until)));
}

async function untilAtLeast(look: () => Promise<number[]>, heads: readonly number[], until: number, where: string) {
  for (;;) {
    const seqs = await look().catch((error: Error) => error);
    if (Array.isArray(seqs) && heads.every((seq, partition) => seqs[partition] >= seq)) return;
    if (Date.now() > until) throw new Error(`${where} ${seqs}, the events at ${heads}`);
    await pause(LOOK_MS);
  }
}

/** Asks the process itself with `?after=`, which waits a while and says when it gave up. */
async function untilShown(
  { name, url }: { name: string; url: string },
  heads: readonly number[],
  until: number,
): Promise<void> {
  let last: unknown = 'no answer';
  for (const [partition, seq] of heads.entries()) {
    if (seq === 0) continue;
    for (;;) {
      const answer = await fetch(`${url}/api/map/count?bbox=76.6,30.6,76.9,30.8&after=${partition}:${seq}`, {
        signal: AbortSignal.timeout(ASK_MS),
      }).catch((error: unknown) => {
        last = error;
        return undefined;
      });
      await answer?.body?.cancel();
      if (answer?.ok && !answer.headers.has('naksha-behind')) break;
      if (answer) last = answer.ok ? 'it is behind' : answer.status;
      if (Date.now() > until) throw new Error(`${name} does not show ${partition}:${seq}: ${last}`);
      await pause(LOOK_MS);
    }
  }
}

async function seqsOf(url: string, query: string): Promise<number[]> {
  return withClient(url, async (client) =>
    (await client.query<{ seq: string }>(query)).rows.map(({ seq }) => Number(seq)),
  );
}

/** One look at a database that may be gone. */
export async function withClient<T>(url: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASK_MS });
  client.on('error', () => {});
  await client.connect();
  return look(client).finally(() => client.end().catch(() => {}));
}
