import { BUILD_STATEMENTS } from './build-statements.ts';
import { DOCUMENT_STATEMENTS } from './document-statements.ts';
import { EFFECT_STATEMENTS } from './effect-statements.ts';
import { EVENT_STATEMENTS } from './event-statements.ts';
import { GENERATION_STATEMENTS } from './generation-statements.ts';
import type { Result, Statement, Statements } from './statement.ts';

const nothing = (): Result => ({ rows: [], rowCount: 0 });
const control = (label: string): Statement => ({ label, writes: [], run: nothing });

const TRANSACTIONS: Statements = {
  begin: control('begin'),
  'begin isolation level repeatable read read only': control('begin-snapshot'),
  commit: control('commit'),
  rollback: control('rollback'),
  'select 1': control('ping'),
};

const ALL = new Map(
  Object.entries({
    ...TRANSACTIONS,
    ...EVENT_STATEMENTS,
    ...EFFECT_STATEMENTS,
    ...DOCUMENT_STATEMENTS,
    ...BUILD_STATEMENTS,
    ...GENERATION_STATEMENTS,
  }).map(([text, statement]) => [normal(text), statement]),
);

type Found = { statement: Statement; generation: number };
const found = new Map<string, Found | undefined>();

export function findStatement(text: string): Found | undefined {
  if (!found.has(text)) found.set(text, search(text));
  return found.get(text);
}

function search(text: string): Found | undefined {
  const words = normal(text);
  const generation = Number(/read_g(\d+)/.exec(words)?.[1] ?? 0);
  const statement = ALL.get(words.replace(/read_g\d+/g, 'read_g#'));
  if (statement) return { statement, generation };
  // Creates an index of a document kind, which has no effect here.
  if (
    /^create (unique )?index \w+ on document using /.test(words) ||
    words.startsWith('create extension if not exists ')
  )
    return { statement: control('create index'), generation };
  return undefined;
}

function normal(text: string): string {
  return text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
