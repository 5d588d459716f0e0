import { describe, expect, it } from 'vitest';
import { parseSqlArguments } from './parse-sql-arguments.ts';
import { formatSqlResult } from './print-answer.ts';
import { splitLinesIntoStatements } from './read-statements.ts';

describe('a query result in a terminal', () => {
  it('right-aligns numbers, left-aligns text, and shows the number of rows', () => {
    const rows = [
      ['flat', '12', null],
      ['residential-plot', '1200', '4.5'],
    ];
    expect(formatSqlResult({ columns: ['subtype', 'homes', 'change'], rows }).split('\n')).toEqual([
      'subtype           homes  change',
      '----------------  -----  ------',
      'flat                 12',
      'residential-plot   1200     4.5',
      '2 rows',
    ]);
  });

  it('shows how many rows are left out', () => {
    const rows = Array.from({ length: 250 }, (_, k) => [`${k}`]);
    expect(formatSqlResult({ columns: ['n'], rows })).toContain('250 rows, 50 of them not shown');
  });
});

describe('npm run sql', () => {
  it('accepts a folder, a query and a file for the result', () => {
    expect(parseSqlArguments(['data', 'select 1', '--csv', 'one.csv'])).toEqual({
      ...{ folder: 'data', question: 'select 1', csv: 'one.csv' },
    });
    expect(parseSqlArguments(['data'])).toEqual({ folder: 'data' });
    expect(() => parseSqlArguments([])).toThrow('FOLDER, the folder of the open data, is missing.');
    expect(() => parseSqlArguments(['data', '--csv', 'a.csv'])).toThrow('--csv needs a query.');
    expect(() => parseSqlArguments(['data', 'q', 'r'])).toThrow('Unexpected argument: r. Put the query in quotes.');
    expect(() => parseSqlArguments(['--loud'])).toThrow("Unknown option '--loud'");
  });

  it('reads typed queries up to each semicolon at the end of a line', async () => {
    const typed = async function* () {
      yield* ['select 1', "  + ';x';", '', 'select 2'];
    };
    expect(await Array.fromAsync(splitLinesIntoStatements(typed()))).toEqual(["select 1\n  + ';x';", 'select 2']);
  });
});
