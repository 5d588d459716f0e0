import { createHash } from 'node:crypto';
import type { Result, StatementContext, Statements } from './statement.ts';
import type { DocumentRow } from './tables.ts';

const rows = (found: readonly object[]): Result => ({ rows: [...found] });

export const documentTable = (generation: number): string => `read_g${generation}.document`;
export const checkpointTable = (generation: number): string => `read_g${generation}.checkpoint`;
const parkedTable = (generation: number): string => `read_g${generation}.parked`;
const address = (kind: string, id: string): string => `${kind} ${id}`;

const advance = (announced: boolean): string => `
  with moved as (
    update read_g#.checkpoint set seq = $3 where partition = $1 and seq = $2 returning partition
  ),
  written as (
    insert into read_g#.document (kind, id, key, partition, seq, body)
    select d.kind, d.id, d.key, moved.partition, d.seq, d.body
    from moved, jsonb_to_recordset($4::jsonb) as d (kind text, id text, key text, seq bigint, body jsonb)
    on conflict (kind, id) do update set seq = excluded.seq, body = excluded.body, hidden = false
  )
  select ${announced ? "pg_notify('naksha_documents', '')" : 'partition'} from moved`;

const step = (announced: boolean): Statements => ({
  [advance(announced)]: {
    label: 'advance',
    writes: ['read_g#.checkpoint', 'read_g#.document'],
    run: ({ tables, locks, generation, values: [partition, from, to, text] }) => {
      const checkpoint = tables.read(checkpointTable(generation)).get(String(partition));
      if (Number(checkpoint?.seq) !== from) return { rows: [], rowCount: 0 };
      tables.write(checkpointTable(generation)).set(String(partition), { partition, seq: String(to) });
      const written: DocumentRow[] = [];
      for (const { kind, id, key, seq, body } of JSON.parse(text) as {
        kind: string;
        id: string;
        key: string;
        seq: number;
        body: unknown;
      }[]) {
        const before = tables.read(documentTable(generation)).get(address(kind, id)) as DocumentRow | undefined;
        // A row's key and partition never change.
        const row = {
          kind,
          id,
          key: before?.key ?? key,
          partition: before?.partition ?? partition,
          seq: String(seq),
          body,
          hidden: false,
        };
        tables.write(documentTable(generation)).set(address(kind, id), row);
        written.push(row);
      }
      locks.onDocuments(generation, partition, to, written);
      return { rows: [{}], rowCount: 1, notify: announced ? ['naksha_documents'] : [] };
    },
  },
});

export const DOCUMENT_STATEMENTS: Statements = {
  ...step(true),
  ...step(false),
  'select partition, seq from read_g#.checkpoint': {
    label: 'checkpoints',
    writes: [],
    run: ({ tables, generation }) => rows([...tables.read(checkpointTable(generation)).values()]),
  },
  'select seq from read_g#.checkpoint order by partition for update': {
    label: 'lock checkpoints',
    writes: ['read_g#.checkpoint'],
    run: ({ tables, generation }) =>
      rows(
        [...tables.read(checkpointTable(generation)).values()].sort(
          (a, b) => Number(a.partition) - Number(b.partition),
        ),
      ),
  },
  'select key, later from read_g#.parked where partition = $1': {
    label: 'parked keys',
    writes: [],
    run: ({ tables, generation, values: [partition] }) =>
      rows([...tables.read(parkedTable(generation)).values()].filter((one) => one.partition === partition)),
  },
  [`select kind, id, body from read_g#.document join unnest($1::text[], $2::text[]) a (kind, id) using (kind, id)
        where not hidden`]: {
    label: 'bodies',
    writes: [],
    run: ({ tables, generation, values: [kinds, ids] }) =>
      rows(
        (kinds as string[]).flatMap((kind, k) => {
          const row = tables.read(documentTable(generation)).get(address(kind, ids[k])) as DocumentRow | undefined;
          return row && !row.hidden ? [{ kind, id: ids[k], body: row.body }] : [];
        }),
      ),
  },
  'delete from read_g#.parked where key = $1': {
    label: 'release key',
    writes: ['read_g#.parked'],
    run: ({ tables, generation, values: [key] }) => {
      tables.write(parkedTable(generation)).delete(key);
      return rows([]);
    },
  },
  'update read_g#.parked p set later = l.later from unnest($1::text[], $2::int[]) l (key, later) where p.key = l.key': {
    label: 'count parked',
    writes: ['read_g#.parked'],
    run: ({ tables, generation, values: [keys, laters] }) => {
      const table = tables.write(parkedTable(generation));
      for (const [k, key] of (keys as string[]).entries())
        if (table.has(key)) table.set(key, { ...table.get(key), later: laters[k] });
      return rows([]);
    },
  },
  'insert into read_g#.parked (key, partition, seq, error) values ($1, $2, $3, $4)': {
    label: 'park key',
    writes: ['read_g#.parked'],
    run: ({ tables, generation, now, values: [key, partition, seq, error] }) => {
      tables
        .write(parkedTable(generation))
        .set(key, { key, partition, seq: String(seq), error, later: 0, parkedAt: now });
      return rows([]);
    },
  },
  'update read_g#.document set body = null, hidden = true, seq = $3 where key = $1 and kind = any($2)': {
    label: 'hide documents',
    writes: ['read_g#.document'],
    run: ({ tables, generation, values: [key, kinds, seq] }) => {
      const table = tables.write(documentTable(generation));
      for (const [at, row] of table)
        if (row.key === key && kinds.includes(row.kind))
          table.set(at, { ...row, body: null, hidden: true, seq: String(seq) });
      return rows([]);
    },
  },
  'select key, partition, seq, error, later, parked_at as "parkedAt" from read.parked order by parked_at, key': {
    label: 'list parked',
    writes: [],
    run: ({ tables }) => rows([...tables.read(parkedTable(liveNumber(tables))).values()]),
  },
  'select key, error from read_g#.parked order by key limit 3': {
    label: 'first parked',
    writes: [],
    run: ({ tables, generation }) => rows([...tables.read(parkedTable(generation)).values()].slice(0, 3)),
  },
  [`select c.partition as at, c.seq as upto, (select number from read.generation where status = 'live') as live, d.*
      from read_g#.checkpoint c left join lateral (
        select kind, id, partition, seq, body from read_g#.document d
        where d.partition = c.partition and d.seq > ($1::bigint[])[c.partition + 1] and d.kind = any($2)
          and c.seq > ($1::bigint[])[c.partition + 1]
        order by d.seq fetch first 1000 rows with ties
      ) d on true
      order by c.partition, d.seq`]: { label: 'changes after', writes: [], run: changesAfter },
  [`declare scan no scroll cursor for
       select kind, id, partition, seq, body from read_g#.document where kind = $1 and body is not null`]: {
    label: 'declare scan',
    writes: [],
    run: ({ tables, generation, client, values: [kind] }) => {
      scans.set(
        client!,
        [...documents(tables, generation)].filter((one) => one.kind === kind && one.body !== null),
      );
      return rows([]);
    },
  },
  'fetch 1000 from scan': {
    label: 'fetch scan',
    writes: [],
    run: ({ client }) => rows(scans.get(client!)!.splice(0, 1000)),
  },
  'close scan': {
    label: 'close scan',
    writes: [],
    run: ({ client }) => {
      scans.delete(client!);
      return rows([]);
    },
  },
  'select count(*) as documents, coalesce(sum(hash), 0) as sum from read_g#.document where not hidden': {
    label: 'hash documents',
    writes: [],
    run: ({ tables, generation }) => {
      const shown = [...documents(tables, generation)].filter(({ hidden }) => !hidden);
      const sum = shown.reduce((sum, row) => sum + hashOf(row), 0n);
      return rows([{ documents: String(shown.length), sum: String(sum) }]);
    },
  },
  [`select kind, id, count(*) over () as differing,
       case when b.hash is null then 'missing' when a.hash is null then 'added' else 'changed' end as change
     from (select * from read_g#.document where not hidden) a full join (select * from read_g#.document where not hidden) b using (kind, id)
     where a.hash is distinct from b.hash order by kind, id limit 20`]: {
    label: 'compare documents',
    writes: [],
    // Only the fact that some differ matters here.
    run: () => rows([{ kind: 'some', id: 'document', differing: '1', change: 'changed' }]),
  },
};

const scans = new WeakMap<object, DocumentRow[]>();

export const documents = (tables: StatementContext['tables'], generation: number): Iterable<DocumentRow> =>
  tables.read(documentTable(generation)).values() as Iterable<DocumentRow>;

export function liveNumber(tables: StatementContext['tables']): number {
  const live = [...tables.read('read.generation').values()].find(({ status }) => status === 'live');
  return (live?.number as number | undefined) ?? 0;
}

function changesAfter({ tables, generation, values: [after, kinds] }: StatementContext): Result {
  const live = liveNumber(tables);
  const found: object[] = [];
  const all = [...documents(tables, generation)];
  const checkpoints = [...tables.read(checkpointTable(generation)).values()] as { partition: number; seq: string }[];
  for (const { partition, seq } of checkpoints.sort((a, b) => a.partition - b.partition)) {
    const head = { at: partition, upto: seq, live };
    const changed = all
      .filter((row) => row.partition === partition && Number(row.seq) > after[partition] && kinds.includes(row.kind))
      .filter(() => Number(seq) > after[partition])
      .sort((a, b) => Number(a.seq) - Number(b.seq));
    if (changed.length === 0) found.push({ ...head, kind: null, id: null, partition: null, seq: null, body: null });
    for (const { kind, id, partition, seq, body } of changed) found.push({ ...head, kind, id, partition, seq, body });
  }
  return rows(found);
}

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join()}}`;
}

const hashOf = ({ kind, id, body }: DocumentRow): bigint =>
  createHash('md5')
    .update(`${kind} ${id} ${body === null ? '' : canonical(body)}`)
    .digest()
    .readBigInt64BE(0);
