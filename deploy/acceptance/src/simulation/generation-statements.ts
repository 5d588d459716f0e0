import { checkpointTable } from './document-statements.ts';
import type { Result, Statement, StatementContext, Statements } from './statement.ts';

const rows = (found: readonly object[]): Result => ({ rows: [...found] });
const quiet = (label: string): Statement => ({ label, writes: [], run: () => rows([]) });

const FIELDS = `number, status, schema_version, coalesce(
  (select jsonb_object_agg(k.kind, k.version) from read.generation_kind k where k.generation = number), '{}'
) as kinds`;

const generations = ({ tables }: StatementContext, status: string) =>
  rows([...tables.read('read.generation').values()].filter((one) => one.status === status));

const lock = (text: string, label: string, run: Statement['run'], waits: boolean): Statements => ({
  [text]: {
    label,
    writes: [],
    ...(waits && { isReady: (tables, [key], client) => tables.isLockFree(String(key), client!) }),
    run,
  },
});

/** Generations of documents; columns and indexes are tested with PostgreSQL. */
export const GENERATION_STATEMENTS: Statements = {
  [`select ${FIELDS} from read.generation where status = 'live'`]: {
    label: 'live generation',
    writes: [],
    run: (context) => generations(context, 'live'),
  },
  [`select ${FIELDS} from read.generation where status = $1`]: {
    label: 'generations',
    writes: [],
    run: (context) => generations(context, context.values[0]),
  },
  "insert into read.generation (schema_version, projections_version, status) values ($1, 0, 'building') returning number":
    {
      label: 'new generation',
      writes: ['read.generation'],
      run: ({ tables, locks, values: [schema_version] }) => {
        const number = locks.nextGeneration();
        tables.write('read.generation').set(String(number), { number, status: 'building', schema_version, kinds: {} });
        const checkpoint = tables.write(checkpointTable(number));
        for (let partition = 0; partition < 16; partition++) checkpoint.set(String(partition), { partition, seq: '0' });
        return rows([{ number }]);
      },
    },
  'insert into read.generation_kind (generation, kind, version) select $1, key, value::int from jsonb_each_text($2)': {
    label: 'kinds of generation',
    writes: ['read.generation'],
    run: ({ tables, values: [number, kinds] }) => {
      const table = tables.write('read.generation');
      table.set(String(number), { ...table.get(String(number)), kinds: JSON.parse(kinds) });
      return rows([]);
    },
  },
  'create schema read_g#; set local search_path to read_g#': quiet('create schema'),
  'the tables of a generation': quiet('create tables'),
  'the indexes of a generation': quiet('create indexes'),
  'set local search_path to read_g#, public': quiet('search path'),
  'set local search_path to default': quiet('search path'),
  'analyze read_g#.document': quiet('analyze'),
  'drop schema if exists read_g# cascade': {
    label: 'drop schema',
    writes: ['read_g#.document', 'read_g#.checkpoint', 'read_g#.parked', 'read_g#.build'],
    run: ({ tables, generation }) => {
      for (const name of ['document', 'checkpoint', 'parked', 'build'])
        tables.write(`read_g${generation}.${name}`).clear();
      return rows([]);
    },
  },
  'delete from read.generation where number = $1': {
    label: 'drop generation',
    writes: ['read.generation'],
    run: ({ tables, values: [number] }) => {
      tables.write('read.generation').delete(String(number));
      return rows([]);
    },
  },
  "update read.generation set status = 'retired' where number = $1": {
    label: 'retire generation',
    writes: ['read.generation'],
    run: ({ tables, values: [number] }) => {
      const table = tables.write('read.generation');
      table.set(String(number), { ...table.get(String(number)), status: 'retired' });
      return rows([]);
    },
  },
  'delete from read_g#.checkpoint': {
    label: 'empty checkpoint',
    writes: ['read_g#.checkpoint'],
    run: ({ tables, generation }) => {
      tables.write(checkpointTable(generation)).clear();
      return rows([]);
    },
  },
  [`update read.generation set status = 'live' where number = $1
     returning ${FIELDS}`]: {
    label: 'make live',
    writes: ['read.generation'],
    run: ({ tables, values: [number] }) => {
      const table = tables.write('read.generation');
      const live = { ...table.get(String(number)), status: 'live' };
      table.set(String(number), live);
      return rows([live]);
    },
  },
  ...Object.fromEntries(
    ['document', 'checkpoint', 'parked'].map((table) => [
      `drop view if exists read.${table}; create view read.${table} as select * from read_g#.${table}`,
      quiet('make view'),
    ]),
  ),
  "select pg_notify($1, '')": {
    label: 'notify',
    writes: [],
    run: ({ values: [channel] }) => ({ rows: [], notify: [channel] }),
  },
  "select to_regclass('read.origin') is not null as found": {
    label: 'has origin',
    writes: [],
    run: () => rows([{ found: true }]),
  },
  'select id, source from read.origin': {
    label: 'origin',
    writes: [],
    run: ({ tables }) => rows([...tables.read('read.origin').values()]),
  },
  ...lock('select pg_advisory_xact_lock($1)', 'wait for lock', () => rows([]), false),
  ...lock('select true as held from pg_advisory_lock($1)', 'wait for lock', tryLock('held'), true),
  ...lock('select pg_try_advisory_lock($1) as held', 'try lock', tryLock('held'), false),
  ...lock('select pg_try_advisory_lock($1) as mine', 'try lock', tryLock('mine'), false),
  ...lock(
    'select pg_advisory_unlock($1)',
    'unlock',
    ({ locks, client }) => {
      locks.unlockAll(client!);
      return rows([]);
    },
    false,
  ),
};

function tryLock(column: string): Statement['run'] {
  return ({ locks, client, values: [key] }) => rows([{ [column]: locks.tryLock(String(key), client!) }]);
}
