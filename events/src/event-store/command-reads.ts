import type pg from 'pg';
import type { DomainEvent } from '../contracts/event.ts';
import { formatPositionToken } from '../kernel/position.ts';
import type { Claim, StoredIdempotency } from './event-store.port.ts';
import { SharedStatement } from './shared-statement.ts';

type IdempotencyKey = { principal: string; keys: readonly string[] };
type ClaimRange = { kind: string; prefix: string };
type StreamsQuery = { type: DomainEvent['type']; streams: readonly string[] };

/** See the methods of `EventStore`. */
export type CommandReads = {
  findIdempotency(key: IdempotencyKey): Promise<StoredIdempotency | undefined>;
  listClaims(range: ClaimRange): Promise<Claim[]>;
  findWith(query: StreamsQuery): Promise<string | undefined>;
};

/**
 * Concurrent commands share statements. Not prepared: a plan cached while the tables were small would scan them.
 * `offset 0` forces an index lookup per item.
 */
export function createCommandReads(pool: pg.Pool): CommandReads {
  const idempotency = new SharedStatement((requests: readonly IdempotencyKey[]) => readIdempotency(pool, requests));
  const claims = new SharedStatement((requests: readonly ClaimRange[]) => readClaims(pool, requests));
  const streams = new SharedStatement((requests: readonly StreamsQuery[]) => readStreamsWith(pool, requests));
  return {
    findIdempotency: (key) => idempotency.run(key),
    listClaims: (range) => claims.run(range),
    findWith: (query) => streams.run(query),
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

/** The record of the first of its keys that has one. */
async function readIdempotency(pool: pg.Pool, requests: readonly IdempotencyKey[]) {
  const forms = requests.flatMap(({ principal, keys }, nth) => keys.map((key) => ({ nth, principal, key })));
  const { rows } = await pool.query<IdempotencyRow>(
    `select distinct on (a.nth) a.nth, i.*
     from unnest($1::int[], $2::text[], $3::text[]) with ordinality as a (nth, principal, key, place), lateral (
       select principal, key, body_hmac, result, partition, seq from idempotency i
       where i.principal = a.principal and i.key = a.key offset 0) i
     order by a.nth, a.place`,
    [forms.map(({ nth }) => nth), forms.map(({ principal }) => principal), forms.map(({ key }) => key)],
  );
  const results = requests.map((): StoredIdempotency | undefined => undefined);
  for (const { nth, principal, key, body_hmac: bodyHmac, result, partition, seq } of rows)
    results[nth] = { principal, key, bodyHmac, result, position: formatPositionToken(partition, Number(seq)) };
  return results;
}

/** A range, because `like` with a non-constant prefix does not use the index. */
async function readClaims(pool: pg.Pool, requests: readonly ClaimRange[]) {
  const { rows } = await pool.query<Claim & { nth: string }>(
    `select a.nth, c.*
     from unnest($1::text[], $2::text[]) with ordinality as a (kind, prefix, nth), lateral (
       select kind, key, owner from claims c
       where c.kind = a.kind and c.key >= a.prefix and c.key < a.prefix || chr(1114111) order by key offset 0) c
     order by a.nth, c.key`,
    [requests.map(({ kind }) => kind), requests.map(({ prefix }) => prefix)],
  );
  const results = requests.map((): Claim[] => []);
  for (const { nth, kind, key, owner } of rows) results[Number(nth) - 1].push({ kind, key, owner });
  return results;
}

async function readStreamsWith(pool: pg.Pool, requests: readonly StreamsQuery[]) {
  const each = requests.flatMap(({ type, streams }, nth) => streams.map((stream) => ({ nth, type, stream })));
  const { rows } = await pool.query<{ nth: number; stream: string }>(
    `select distinct on (a.nth) a.nth, e.stream
     from unnest($1::int[], $2::text[], $3::text[]) as a (nth, type, stream), lateral (
       select stream from events e where e.stream = a.stream and e.type = a.type limit 1) e
     order by a.nth`,
    [each.map(({ nth }) => nth), each.map(({ type }) => type), each.map(({ stream }) => stream)],
  );
  const results = requests.map((): string | undefined => undefined);
  for (const { nth, stream } of rows) results[nth] = stream;
  return results;
}
