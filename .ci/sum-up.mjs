// node sum-up.mjs FOLDER NAME CODE [NAME CODE ...]: FOLDER has the output of each step as NAME.log, and Vitest's
// report as NAME.json. Failures come last, because often only the end of the output is shown.
import { existsSync, readFileSync } from 'node:fs';

const [folder, ...steps] = process.argv.slice(2);
const MESSAGE_LETTERS = 2_000;
const LAST_LINES = 60;
const LAST_LINES_BESIDE_FAILURES = 10;

const sum = { passed: 0, failed: 0, skipped: 0 };
const output = { skipped: [], logs: [], failures: [] };
for (let k = 0; k < steps.length; k += 2) {
  const [name, code] = [steps[k], Number(steps[k + 1])];
  const tests = name.startsWith('test');
  const { passed, failures, failed, skipped } = tests
    ? sumUpReport(name)
    : { passed: 0, failures: [], failed: 0, skipped: 0 };
  const succeeded = code === 0 && (!tests || passed > 0);
  if (!succeeded) {
    output.logs.push(`failed in ${name}: exit code ${code}. Last lines of its output:`);
    output.logs.push(readLastLines(`${folder}/${name}.log`, failed > 0 ? LAST_LINES_BESIDE_FAILURES : LAST_LINES));
  }
  output.failures.push(...failures);
  sum.passed += passed;
  sum.skipped += skipped;
  // An error outside of tests, a step that ran out of time, a report that is missing or incomplete.
  sum.failed += failed || Number(!succeeded);
}
if (!process.env.MEILI_URL)
  output.skipped.push('skipped: Meilisearch suites, because MEILI_URL and MEILI_KEY are not set');
for (const line of [...output.skipped, ...output.logs, ...output.failures]) console.log(line);
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = Number(sum.failed > 0);

function sumUpReport(name) {
  const { numPassedTests = 0, testResults = [] } = readReport(`${folder}/${name}.json`);
  const failures = [];
  let failed = 0;
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    failures.push(`failed in ${name}: ${file.name} ${cut(file.message)}`);
    const tests = (file.assertionResults ?? []).filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of tests)
      failures.push(`  ${fullName}\n${cut(failureMessages.join('\n'))}`);
    // A file that could not be loaded, or set up, has no failed test.
    failed += tests.length || 1;
  }
  let skipped = 0;
  for (const file of testResults.filter(({ status }) => status !== 'failed')) {
    const tests = (file.assertionResults ?? []).filter(isSkipped);
    if (tests.length === 0) continue;
    skipped += tests.length;
    output.skipped.push(`skipped in ${name}: ${tests.length} of ${file.name}`);
  }
  return { passed: numPassedTests, failures, failed, skipped };
}

function isSkipped({ status }) {
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status);
}

function readReport(path) {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    output.logs.push(`${path} is incomplete: the test run did not finish`);
    return {};
  }
}

function readLastLines(path, count) {
  if (!existsSync(path)) return '  (nothing)';
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count);
  return lines.map((line) => `  ${cut(line)}`).join('\n');
}

function cut(text = '') {
  return text.slice(0, MESSAGE_LETTERS);
}
