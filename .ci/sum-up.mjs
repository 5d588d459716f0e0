// Sums up the steps of a run: in one line at the end, and before it what failed, once more, for who sees only the end.
// node sum-up.mjs FOLDER NAME CODE [NAME CODE ...]: FOLDER has what each step printed as NAME.log, and Vitest's report as
// NAME.json where the step runs tests. Tests that did not run are named, as not passed. The exit code is 0 only when nothing failed.
import { existsSync, readFileSync } from 'node:fs';

const [folder, ...steps] = process.argv.slice(2);
const MESSAGE_LETTERS = 2_000;
const LAST_LINES = 60;

const sum = { passed: 0, failed: 0, skipped: 0 };
for (let k = 0; k < steps.length; k += 2) {
  const [name, code] = [steps[k], Number(steps[k + 1])];
  const tests = name.startsWith('test');
  const { passed, failed, skipped } = tests ? sumUpReport(name) : { passed: 0, failed: 0, skipped: 0 };
  const held = code === 0 && (!tests || passed > 0);
  if (!held) {
    console.log(`failed in ${name}: it ended with code ${code}. The last it printed:`);
    console.log(readLastLines(`${folder}/${name}.log`));
  }
  sum.passed += passed;
  sum.skipped += skipped;
  // An error outside of tests, a step that was cut off, a report that is not there or not whole.
  sum.failed += failed || Number(!held);
}
if (!process.env.MEILI_URL)
  console.log('The Meilisearch suites did not run: MEILI_URL names no server (and MEILI_KEY its key).');
const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
process.exitCode = Number(sum.failed > 0);

function sumUpReport(name) {
  const { numPassedTests = 0, testResults = [] } = readReport(`${folder}/${name}.json`);
  let failed = 0;
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    console.log(`failed in ${name}: ${file.name} ${cut(file.message)}`);
    const tests = (file.assertionResults ?? []).filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of tests) console.log(`  ${fullName}\n${cut(failureMessages.join('\n'))}`);
    // A file that could not be loaded, or set up, has no failed test of its own.
    failed += tests.length || 1;
  }
  // Of a file that failed as a whole they are no news.
  const skipped = testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap((file) =>
      (file.assertionResults ?? []).filter(isSkipped).map(({ fullName }) => `${file.name} ${fullName}`),
    );
  if (skipped.length > 0) console.log([`not run in ${name}:`, ...skipped.map((test) => `  ${test}`)].join('\n'));
  return { passed: numPassedTests, failed, skipped: skipped.length };
}

function isSkipped({ status }) {
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status);
}

function readReport(path) {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    console.log(`${path} is no whole report`);
    return {};
  }
}

function readLastLines(path) {
  if (!existsSync(path)) return '  (nothing)';
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  return lines.map((line) => `  ${cut(line)}`).join('\n');
}

function cut(text = '') {
  return text.slice(0, MESSAGE_LETTERS);
}
