import { expect, it } from 'vitest';
import { findExplainedStatement, splitStatements } from './split-statements.ts';

it.each([
  ['one', ['one']],
  [' one ; two;; -- three\n; /* four */', [' one ', ' two']],
  ["select ';' ; two", ["select ';' ", ' two']],
  ["select 'it''s;' ; two", ["select 'it''s;' ", ' two']],
  ['select 1 as ";"; two', ['select 1 as ";"', ' two']],
  ["select e'\\';' ; two", ["select e'\\';' ", ' two']],
  ["select name'\\' ; two", ["select name'\\' ", ' two']],
  ['select $t$;$t$ ; two', ['select $t$;$t$ ', ' two']],
  ['select a$t$ ; two$t$', ['select a$t$ ', ' two$t$']],
  ['one -- ;\n; two', ['one -- ;\n', ' two']],
  ['one -- \r; two', ['one -- \r', ' two']],
  ['one /* ; */; two', ['one /* ; */', ' two']],
])('%j splits into %j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements);
});

it.each([
  ['explain select 1', 'select 1'],
  ['EXPLAIN\nANALYZE copy x', 'copy x'],
  [' -- why\nexplain/**/analyze/**/copy x', 'copy x'],
  ['explain (analyze, format json) copy x', ' copy x'],
  ['explain (select 1) union (select 2)', '(select 1) union (select 2)'],
  ['explain(select 1)', '(select 1)'],
  ['explained', undefined],
  ['select 1', undefined],
])('the statement in %j is %j', (statement, explained) => {
  expect(findExplainedStatement(statement)).toBe(explained);
});
