import type pg from 'pg';
import type { DomainEvent } from '../contracts/event.ts';
import { positionToken } from '../kernel/position.ts';
import type { Claim, StoredIdempotency } from './event-store.port.ts';
import { SharedStatement } from './shared-statement.ts';

type IdempotencyKey = { principal: string; keys: readonly string[] };
type ClaimRange = { kind: string; prefix: string };
type StreamsWith = { type: DomainEvent['type']; streams: readonly string[] };

/** What most commands ask before they decide; see the methods of `EventStore`. */
export type CommandReads = {
  findIdempotency(key: IdempotencyKey): Promise<StoredIdempotency | undefined>;
  listClaims(range: ClaimRange): Promise<Claim[]>;
  findWith(asked: StreamsWith): Promise<string | undefined>;
};

/**
 * Commands that run at once ask together. No statement is named: its kept plan would scan whole tables when it was made while
 * they were small. `offset 0` keeps each look-up one by an index: joined, a group could be taken for a reason to read it all.
 */
export function openCommandReads(pool: pg.Pool): CommandReads {
  const idempotency = new SharedStatement((asked: readonly IdempotencyKey[]) => readIdempotency(pool, asked));
  const claims = new SharedStatement((asked: readonly ClaimRange[]) => readClaims(pool, asked));
  const streams = new SharedStatement((asked: readonly StreamsWith[]) => readStreamsWith(pool, asked));
  return {
    findIdempotency: (key) => idempotency.ask(key),
    listClaims: (range) => claims.ask(range),
    findWith: (asked) => streams.ask(asked),
  };
}

type IdempotencyRow = {
  nth: number;
  principal: string;
  key: string;
  body_hmac: string;
  result: StoredIdempotency['result'];
  partition: number;
  seq: string;
};

/** Of each, the record of the first of its keys that has one. */
async function readIdempotency(pool: pg.Pool, asked: readonly IdempotencyKey[]) {
  const forms = asked.flatMap(({ principal, keys }, nth) => keys.map((key) => ({ nth, principal, key })));
  const { rows } = await pool.query<IdempotencyRow>(
    `select distinct on (a.nth) a.nth, i.*
     from unnest($1::int[], $2::text[], $3::text[]) with ordinality as a (nth, principal, key, place), lateral (
       select principal, key, body_hmac, result, partition, seq from idempotency i
       where i.principal = a.principal and i.key = a.key offset 0) i
     order by a.nth, a.place`,
    [forms.map(({ nth }) => nth), forms.map(({ principal }) => principal), forms.map(({ key }) => key)],
  );
  const answers = asked.map((): StoredIdempotency | undefined => undefined);
  for (const { nth, principal, key, body_hmac: bodyHmac, result, partition, seq } of rows)
    answers[nth] = { principal, key, bodyHmac, result, position: positionToken(partition, Number(seq)) };
  return answers;
}

/** Ranges up to the last character there is, because a prefix that is no constant finds no index. */
async function readClaims(pool: pg.Pool, asked: readonly ClaimRange[]) {
  const { rows } = await pool.query<Claim & { nth: string }>(
    `select a.nth, c.*
     from unnest($1::text[], $2::text[]) with ordinality as a (kind, prefix, nth), lateral (
       select kind, key, owner from claims c
       where c.kind = a.kind and c.key >= a.prefix and c.key < a.prefix || chr(1114111) order by key offset 0) c
     order by a.nth, c.key`,
    [asked.map(({ kind }) => kind), asked.map(({ prefix }) => prefix)],
  );
  const answers = asked.map((): Claim[] => []);
  for (const { nth, kind, key, owner } of rows) answers[Number(nth) - 1].push({ kind, key, owner });
  return answers;
}

async function readStreamsWith(pool: pg.Pool, asked: readonly StreamsWith[]) {
  const each = asked.flatMap(({ type, streams }, nth) => streams.map((stream) => ({ nth, type, stream })));
  const { rows } = await pool.query<{ nth: number; stream: string }>(
    `select distinct on (a.nth) a.nth, e.stream
     from unnest($1::int[], $2::text[], $3::text[]) as a (nth, type, stream), lateral (
       select stream from events e where e.stream = a.stream and e.type = a.type limit 1) e
     order by a.nth`,
    [each.map(({ nth }) => nth), each.map(({ type }) => type), each.map(({ stream }) => stream)],
  );
  const answers = asked.map((): string | undefined => undefined);
  for (const { nth, stream } of rows) answers[nth] = stream;
  return answers;
}
