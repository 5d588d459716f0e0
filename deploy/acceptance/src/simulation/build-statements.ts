import { checkpointTable, documentTable } from './document-statements.ts';
import type { Result, StatementContext, Statements } from './statement.ts';
import type { DocumentRow, Row } from './tables.ts';

const rows = (found: readonly object[]): Result => ({ rows: [...found] });
const buildTable = (generation: number): string => `read_g${generation}.build`;
const readBuild = ({ tables, generation }: StatementContext): Row | undefined =>
  tables.read(buildTable(generation)).get('the only');

export const BUILD_STATEMENTS: Statements = {
  [`create table read_g#.build (
        kinds text[] not null, target bigint[] not null, key text collate "C" not null, seq bigint not null, folded bigint[] not null)`]:
    { label: 'create build', writes: ['read_g#.build'], run: () => rows([]) },
  'insert into read_g#.build (kinds, target, key, seq, folded) values ($1, $2, $3, $4, $5)': {
    label: 'begin build',
    writes: ['read_g#.build'],
    run: ({ tables, generation, values: [kinds, target, key, seq, folded] }) => {
      tables.write(buildTable(generation)).set('the only', { kinds, target, key, seq, folded });
      return rows([]);
    },
  },
  "select to_regclass('read_g#.build') is not null as begun": {
    label: 'has begun',
    writes: [],
    run: (context) => rows([{ begun: readBuild(context) !== undefined }]),
  },
  'select kinds, target, key, seq, folded from read_g#.build': {
    label: 'build so far',
    writes: [],
    run: (context) => rows([readBuild(context)!]),
  },
  [`with moved as (
          update read_g#.build set key = $2, seq = $3, folded = $4 where key = $5 and seq = $6 returning key
        ),
        written as (
          insert into read_g#.document (kind, id, key, partition, seq, body)
          select d.kind, d.id, d.key, d.partition, d.seq, d.body
          from moved, jsonb_to_recordset($1::jsonb) as d (kind text, id text, key text, partition int, seq bigint, body jsonb)
        )
        select from moved`]: {
    label: 'build',
    writes: ['read_g#.build', 'read_g#.document'],
    run: (context) => {
      const { tables, generation, values } = context;
      const [text, key, seq, folded, keyBefore, seqBefore] = values;
      const build = readBuild(context);
      if (!build || build.key !== keyBefore || Number(build.seq) !== seqBefore) return { rows: [], rowCount: 0 };
      tables.write(buildTable(generation)).set('the only', { ...build, key, seq, folded });
      const table = tables.write(documentTable(generation));
      for (const { kind, id, key, partition, seq, body } of JSON.parse(text) as Omit<DocumentRow, 'hidden'>[])
        table.set(`${kind} ${id}`, { kind, id, key, partition, seq: String(seq), body: body ?? null, hidden: false });
      return { rows: [{}], rowCount: 1 };
    },
  },
  'update read_g#.checkpoint set seq = ($1::bigint[])[partition + 1]': {
    label: 'set checkpoints',
    writes: ['read_g#.checkpoint'],
    run: ({ tables, generation, values: [target] }) => {
      for (const [partition, seq] of (target as number[]).entries())
        tables.write(checkpointTable(generation)).set(String(partition), { partition, seq: String(seq) });
      return rows([]);
    },
  },
  'drop table read_g#.build': {
    label: 'end build',
    writes: ['read_g#.build'],
    run: ({ tables, generation }) => {
      tables.write(buildTable(generation)).clear();
      return rows([]);
    },
  },
};
