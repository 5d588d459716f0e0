// Sums up the steps of a run: their reports in one line, and before it what failed, once more, for who sees only the end.
// node sum-up.mjs FOLDER NAME CODE [NAME CODE ...]: FOLDER has what each step printed as NAME.log, and Vitest's report as
// NAME.json where the step runs tests. The exit code is 0 only when nothing failed.
import { existsSync, readFileSync } from 'node:fs';

const [folder, ...steps] = process.argv.slice(2);
const MESSAGE_LETTERS = 2_000;
const LAST_LINES = 60;

const sum = { passed: 0, failed: 0 };
for (let k = 0; k < steps.length; k += 2) {
  const [name, code] = [steps[k], Number(steps[k + 1])];
  const { passed, failed } = name.startsWith('test') ? readReport(name) : { passed: 0, failed: 0 };
  // Errors outside of tests, a step that was cut off, a report that is empty.
  const unsaid = failed === 0 && (code !== 0 || (name.startsWith('test') && passed === 0));
  if (unsaid) {
    console.log(`failed in ${name}: it ended with code ${code}, and no test of it says why. The last it printed:`);
    console.log(readLastLines(`${folder}/${name}.log`));
  }
  sum.passed += passed;
  sum.failed += failed || Number(unsaid);
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = Number(sum.failed > 0);

function readReport(name) {
  const path = `${folder}/${name}.json`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = text ? JSON.parse(text) : {};
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    console.log(`failed in ${name}: ${file.name} ${file.message.slice(0, MESSAGE_LETTERS)}`);
    for (const { fullName, failureMessages } of file.assertionResults.filter(({ status }) => status === 'failed')) {
      console.log(`  ${fullName}\n${failureMessages.join('\n').slice(0, MESSAGE_LETTERS)}`);
    }
  }
  // A file that could not even be loaded has no failed test of its own.
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}

function readLastLines(path) {
  if (!existsSync(path)) return '(nothing)';
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
  return lines.map((line) => `  ${line.slice(0, MESSAGE_LETTERS)}`).join('\n');
}
