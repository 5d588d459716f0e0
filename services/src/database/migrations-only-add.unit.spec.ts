import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBreakingStatements } from './testing/contracting-statements.ts';

/**
 * Why no process of the previous version needs what they remove. Remove a column, table or constraint one release
 * after the code that used it: docs/upgrading.md.
 */
const LISTED: Readonly<Record<string, string>> = {
  '0007_sign_in_budgets': 'before the first release',
};

const MIGRATIONS = new URL('../../prisma/migrations/', import.meta.url);
const names = readdirSync(MIGRATIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('a migration removes nothing that the previous version needs', () => {
  it.each(names)('%s, unless it is listed with its reason', (name) => {
    const found = findBreakingStatements(readFileSync(new URL(`${name}/migration.sql`, MIGRATIONS), 'utf8'));
    if (name in LISTED) expect(found, 'listed, and takes nothing away').not.toEqual([]);
    else expect(found).toEqual([]);
  });

  it('the list contains only existing migrations', () => {
    expect(Object.keys(LISTED).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('statements that remove something', () => {
  it.each([
    'drop table cake',
    'alter table cake drop column layers',
    'alter table cake add column candles int, drop layers',
    'alter table cake drop constraint cake_pkey',
    'alter table cake rename column layers to floors',
    'ALTER TABLE cake\n  RENAME TO gateau',
    'alter table cake alter column layers type bigint',
    'alter table cake alter layers set data type text',
    'alter table cake alter column layers set not null',
    'alter table cake add column candles int not null',
    'alter table cake add candles int not null',
    'alter table cake add unique (name)',
    'alter table cake add constraint cake_name unique (name)',
    'alter table cake add constraint many check (layers > 1)',
    'alter table cake add column candles int not null, add column size int default 1',
    'alter table cake add column n int primary key',
    'create unique index one_name on cake (name)',
    'create table if not exists cake (name text); alter table cake drop column layers',
    'do $$ begin drop table cake; end $$',
    'delete from cake',
    'alter index cake_name rename to name_of_cake',
    'alter materialized view cakes rename to gateaux',
    ...['materialized view', 'sequence', 'type', 'schema', 'function', 'trigger'].map((kind) => `drop ${kind} cake`),
    'truncate cake',
    '-- nothing to see\ndrop view cakes',
  ])('%s', (statement) => {
    expect(findBreakingStatements(`create index cake_name on cake (name);\n${statement};`)).toEqual([
      {
        statement: expect.stringContaining(
          statement
            .replace(/\$\$.*\$\$/, "''")
            .split(/\n|; /)
            .at(-1)!
            .trim()
            .toLowerCase(),
        ),
        why: expect.any(String),
      },
    ]);
  });

  it.each([
    "create table cake (name text not null unique, check (name <> 'drop table cake'))",
    'create table cake (name text); alter table cake add column layers int not null',
    'create table cake (name text); create unique index one_name on cake (name)',
    'create table cake(name text); alter table cake add unique (name)',
    'alter table cake add column candles int',
    'alter table cake add column candles int not null default 0',
    'alter table cake add column size text not null generated always as (upper(name)) stored',
    'alter table cake alter column layers drop not null',
    'alter table cake alter column layers drop default',
    '-- drop table cake',
    '/* alter table cake drop layers; */ create index cake_name on cake (name)',
    'create function old() returns int language plpgsql as $$ begin drop table cake; end $$',
    "comment on table cake is 'we do not; drop table cake'",
    'drop index cake_name',
  ])('excludes: %s', (statement) => {
    expect(findBreakingStatements(statement)).toEqual([]);
  });
});
