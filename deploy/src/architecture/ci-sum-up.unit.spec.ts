import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SUM_UP = fileURLToPath(new URL('../../../.ci/sum-up.mjs', import.meta.url));

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  env = { MEILI_URL: 'http://127.0.0.1:7700' };
  folder = mkdtempSync(join(tmpdir(), 'naksha-sum-up-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function sumUp(
  ...steps: [name: string, code: number][]
): [code: number | null, last: string | undefined, told: string] {
  const { status, stdout } = spawnSync(process.execPath, [SUM_UP, folder, ...steps.flat().map(String)], { env });
  const lines = String(stdout).trimEnd().split('\n');
  return [status, lines.at(-1), lines.slice(0, -1).join('\n')];
}
const put = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

const PASSED = { name: 'a.spec.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] };
const assertion = { status: 'failed', fullName: 'two is three', failureMessages: ['expected 2 to be 3'] };
const FAILED = { name: 'b.spec.ts', status: 'failed', message: '', assertionResults: [assertion] };
const UNLOADED = { name: 'c.spec.ts', status: 'failed', message: 'no such module', assertionResults: [] };
const NOT_SET_UP = {
  ...UNLOADED,
  name: 'd.spec.ts',
  message: 'no database',
  assertionResults: [{ status: 'skipped' }],
};

it('prints one line if everything passed', () => {
  put('test.json', { numPassedTests: 7, testResults: [PASSED] });
  put('test:real.json', { numPassedTests: 3, testResults: [PASSED] });
  expect(sumUp(['check', 0], ['test', 0], ['test:real', 0])).toEqual([0, '10 passed, 0 failed', '']);
});

it('counts skipped tests of each file separately from passed and failed ones', () => {
  const tests = [
    { status: 'passed' },
    { status: 'skipped', fullName: 'on a Meilisearch finds' },
    { status: 'todo', fullName: 'x' },
  ];
  put('test:real.json', {
    numPassedTests: 1,
    testResults: [{ ...PASSED, name: 'm.real.spec.ts', assertionResults: tests }],
  });
  const [code, last, told] = sumUp(['test:real', 0]);
  expect([code, last]).toEqual([0, '1 passed, 0 failed, 2 skipped']);
  expect(told).toBe('skipped in test:real: 2 of m.real.spec.ts');
});

it('prints failures last, after skipped tests and the output of the step', () => {
  const skipped = [{ status: 'passed' }, { status: 'skipped', fullName: 'on a Meilisearch finds' }];
  put('test.json', { numPassedTests: 7, testResults: [FAILED, { ...PASSED, assertionResults: skipped }] });
  put('test.log', 'the last line of the log');
  const [, , told] = sumUp(['test', 1]);
  const places = ['skipped in test', 'the last line of the log', 'two is three'].map((words) => told.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).not.toBe(-1);
});

it('says before the last line that the Meilisearch suites did not run without an address', () => {
  put('test.json', { numPassedTests: 7, testResults: [PASSED] });
  env = {};
  const [, last, told] = sumUp(['test', 0]);
  expect(last).toBe('7 passed, 0 failed');
  expect(told).toBe('skipped: Meilisearch suites, because MEILI_URL and MEILI_KEY are not set');
});

it('names each failed test, and each file that failed to load or set up, with the reason', () => {
  put('test.json', { numPassedTests: 7, testResults: [PASSED, FAILED, UNLOADED, NOT_SET_UP] });
  const [code, last, told] = sumUp(['test', 1]);
  expect([code, last]).toEqual([1, '7 passed, 3 failed']);
  for (const words of [
    'b.spec.ts',
    'two is three',
    'expected 2 to be 3',
    'c.spec.ts no such module',
    'd.spec.ts no data',
  ])
    expect(told).toContain(words);
});

it('prints the name, exit code and last output of a failed step, whatever its tests report', () => {
  put('test.json', { numPassedTests: 7, testResults: [PASSED] });
  put('test.log', Array.from({ length: 100 }, (_, k) => `line ${k}`).join('\n'));
  const [code, last, told] = sumUp(['check', 2], ['test', 1]);
  expect([code, last]).toEqual([1, '7 passed, 2 failed']);
  expect(told).toContain('failed in check: exit code 2');
  expect(told).toContain('failed in test: exit code 1');
  expect(told).toContain('line 99');
  expect(told).not.toContain('line 39\n');
});

it.each([
  ['is missing', undefined],
  ['is truncated', '{"numPassedTests":7,'],
  ['has no passed test', { numPassedTests: 0, testResults: [] }],
])('treats a report that %s as a failure, and still summarizes later steps', (_, report) => {
  if (report !== undefined) put('test.json', report);
  put('test:real.json', { numPassedTests: 3, testResults: [PASSED] });
  expect(sumUp(['test', 0], ['test:real', 0]).slice(0, 2)).toEqual([1, '3 passed, 1 failed']);
});
