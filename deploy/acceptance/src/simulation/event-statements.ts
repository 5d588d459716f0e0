import { databaseError } from './simulated-errors.ts';
import type { Result, StatementContext, Statements } from './statement.ts';
import type { EventRow } from './tables.ts';

const COLUMNS =
  'partition, seq, id, stream, version, type, schema, data, actor, correlation_id, causation_id, occurred_at';
export const EVENT_SOURCE = '00000000-0000-4000-8000-00000000beef';

const rows = (found: readonly object[]): Result => ({ rows: [...found] });
const seqOf = ({ seq }: EventRow): number => Number(seq);

export const EVENT_STATEMENTS: Statements = {
  'select * from append_group($1)': {
    label: 'append',
    writes: ['claims', 'idempotency'],
    run: appendGroup,
  },
  [`select ${COLUMNS} from events where stream = $1 and version > $2 order by version`]: {
    label: 'read stream',
    writes: [],
    run: ({ log, values: [stream, after] }) => rows(log.stream(stream).filter(({ version }) => version > after)),
  },
  [`select ${COLUMNS} from events where stream = $1 order by version desc limit $2`]: {
    label: 'read stream end',
    writes: [],
    run: ({ log, values: [stream, limit] }) => rows(log.stream(stream).toReversed().slice(0, limit)),
  },
  [`select ${COLUMNS} from events where partition = $1 and seq > $2 order by seq limit $3`]: {
    label: 'read partition',
    writes: [],
    run: ({ log, values: [partition, after, limit] }) =>
      rows(log.partitions[partition].filter((event) => seqOf(event) > after).slice(0, limit)),
  },
  [`select ${COLUMNS} from events where ordering_key = $1 and seq <= $2 order by seq`]: {
    label: 'read key',
    writes: [],
    run: ({ log, values: [key, upTo] }) => rows(log.key(key).filter((event) => seqOf(event) <= upTo)),
  },
  [`select ${COLUMNS}, ordering_key from events where (ordering_key, seq) > ($1, $2) order by ordering_key, seq limit $3`]:
    {
      label: 'read in key order',
      writes: [],
      run: ({ log, values: [key, seq, limit] }) =>
        rows(
          log
            .keys()
            .filter((one) => one >= key)
            .flatMap((one) => log.key(one).filter((event) => one !== key || seqOf(event) > seq))
            .slice(0, limit),
        ),
    },
  [`select e.* from unnest($1::bigint[]) with ordinality as a (seq, nth), lateral (
      select ${COLUMNS} from events where partition = a.nth - 1 and seq > a.seq order by seq limit $2) e
    order by e.partition, e.seq`]: {
    label: 'read after',
    writes: [],
    run: ({ log, values: [after, limit] }) =>
      rows(
        (after as number[]).flatMap((seq, partition) =>
          log.partitions[partition].filter((event) => seqOf(event) > seq).slice(0, limit),
        ),
      ),
  },
  'select partition, seq from partition_head': {
    label: 'heads',
    writes: [],
    run: ({ log }) => rows(log.partitions.map((events, partition) => ({ partition, seq: String(events.length) }))),
  },
  'select id from event_source': { label: 'source', writes: [], run: () => rows([{ id: EVENT_SOURCE }]) },
  [`select distinct on (a.nth) a.nth, i.*
     from unnest($1::int[], $2::text[], $3::text[]) with ordinality as a (nth, principal, key, place), lateral (
       select principal, key, body_hmac, result, partition, seq from idempotency i
       where i.principal = a.principal and i.key = a.key offset 0) i
     order by a.nth, a.place`]: { label: 'find idempotency', writes: [], run: findIdempotency },
  [`delete from idempotency where ctid = any (array(
        select ctid from idempotency where created_at < $1 order by created_at limit $2 for update skip locked))`]: {
    label: 'forget idempotency',
    writes: ['idempotency'],
    run: ({ tables, values: [before, limit] }) => {
      const old = [...tables.read('idempotency')]
        .filter(([, row]) => (row.created_at as Date) < before)
        .slice(0, limit);
      for (const [key] of old) tables.write('idempotency').delete(key);
      return { rows: [], rowCount: old.length };
    },
  },
  [`select a.nth, c.*
     from unnest($1::text[], $2::text[]) with ordinality as a (kind, prefix, nth), lateral (
       select kind, key, owner from claims c
       where c.kind = a.kind and c.key >= a.prefix and c.key < a.prefix || chr(1114111) order by key offset 0) c
     order by a.nth, c.key`]: { label: 'list claims', writes: [], run: listClaims },
  [`select distinct on (a.nth) a.nth, e.stream
     from unnest($1::int[], $2::text[], $3::text[]) as a (nth, type, stream), lateral (
       select stream from events e where e.stream = a.stream and e.type = a.type limit 1) e
     order by a.nth`]: {
    label: 'find streams with',
    writes: [],
    run: ({ log, values: [nths, types, streams] }) => {
      const answers = new Map<number, object>();
      for (const [k, nth] of (nths as number[]).entries())
        if (!answers.has(nth) && log.stream(streams[k]).some(({ type }) => type === types[k]))
          answers.set(nth, { nth, stream: streams[k] });
      return rows([...answers.values()]);
    },
  },
};

const ROW_KEY = '\u0001';
export const claimKey = (kind: string, key: string): string => kind + ROW_KEY + key;

function findIdempotency({ tables, values: [nths, principals, keys] }: StatementContext): Result {
  const answers = new Map<number, object>();
  for (const [k, nth] of (nths as number[]).entries()) {
    const found = tables.read('idempotency').get(claimKey(principals[k], keys[k]));
    if (found && !answers.has(nth)) answers.set(nth, { nth, ...found });
  }
  return rows([...answers.values()]);
}

function listClaims({ tables, values: [kinds, prefixes] }: StatementContext): Result {
  const found = (kinds as string[]).flatMap((kind, k) =>
    [...tables.read('claims').values()]
      .filter((claim) => claim.kind === kind && (claim.key as string).startsWith(prefixes[k]))
      .sort((a, b) => ((a.key as string) < (b.key as string) ? -1 : 1))
      .map((claim) => ({ nth: String(k + 1), ...claim })),
  );
  return rows(found);
}

type Tuple = [
  partition: number,
  orderingKey: string,
  stream: string,
  expected: number,
  actor: string,
  correlation: string,
  causation: string,
  occurred: string,
  events: [id: string, type: string, schema: number, data: unknown][],
  claims: [kind: string, key: string, owner: string][],
  releases: [kind: string, key: string][],
  idempotency?: [principal: string, key: string, hmac: string, result: unknown],
];

/** Like migration 0012: each append is checked against events committed before the group. */
function appendGroup(context: StatementContext): Result {
  const [text] = context.values as [string];
  if (text.includes('\\u0000')) throw databaseError('22P05', 'unsupported Unicode escape sequence');
  const group = JSON.parse(text) as Tuple[];
  const judged = group.map((append) => judge(context, append));
  const answers = group.map((append, k) => {
    const place = k + 1;
    const verdict = judged[k];
    const none = { claim_kind: null, claim_key: null, claim_owner: null };
    if (verdict.outcome === 'claimed') {
      const [kind, key] = verdict.claim!;
      return {
        place,
        outcome: 'claimed',
        last_seq: null,
        claim_kind: kind,
        claim_key: key,
        claim_owner: verdict.owner,
      };
    }
    if (verdict.outcome !== 'appended') return { place, outcome: verdict.outcome, last_seq: null, ...none };
    return { place, outcome: 'appended', last_seq: String(write(context, append)), ...none };
  });
  return { rows: answers, notify: ['naksha_events'] };
}

type Judged = { outcome: 'appended' | 'conflict' | 'repeated' | 'claimed'; claim?: readonly string[]; owner?: unknown };

function judge({ tables, log }: StatementContext, append: Tuple): Judged {
  const [, , stream, expected, , , , , , claims, , idempotency] = append;
  if (idempotency && tables.read('idempotency').has(claimKey(idempotency[0], idempotency[1])))
    return { outcome: 'repeated' };
  if (log.stream(stream).length !== expected) return { outcome: 'conflict' };
  const claim = claims.find(([kind, key]) => tables.read('claims').has(claimKey(kind, key)));
  if (!claim) return { outcome: 'appended' };
  return { outcome: 'claimed', claim, owner: tables.read('claims').get(claimKey(claim[0], claim[1]))!.owner };
}

function write({ tables, log, now }: StatementContext, append: Tuple): number {
  const [partition, orderingKey, stream, expected, actor, correlation, causation, occurred, events, claims, releases] =
    append;
  const appended = events.map(([id, type, schema, data], k): EventRow => {
    const row = {
      ...{ partition, seq: String(log.partitions[partition].length + 1), id, stream, version: expected + k + 1 },
      ...{ type, schema, data: frozen(data), actor, correlation_id: correlation, causation_id: causation },
      ...{ occurred_at: new Date(occurred), ordering_key: orderingKey },
    };
    log.push(row);
    return row;
  });
  const held = tables.write('claims');
  for (const [kind, key] of releases) held.delete(claimKey(kind, key));
  for (const [kind, key, owner] of claims) held.set(claimKey(kind, key), { kind, key, owner });
  const seq = log.partitions[partition].length;
  const [principal, key, body_hmac, result] = append[11] ?? [];
  if (principal !== undefined && key !== undefined)
    tables.write('idempotency').set(claimKey(principal, key), {
      principal,
      key,
      body_hmac,
      result,
      partition,
      seq: String(seq),
      created_at: now,
    });
  log.onAppend(appended);
  return seq;
}

/** Shared, so it must not change. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
