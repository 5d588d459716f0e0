// Runs fault tests: `npm run test:faults`, `test:restarts` and `test:upgrade`. Other arguments go to Vitest.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const COUNT = { pattern: /^[1-9]\d*$/, meaning: 'a number from 1' };
/** Options, each with the setting that the tests read and the test that it selects if no file is named. */
const OPTIONS = {
  kills: { ...COUNT, setting: 'NAKSHA_KILLS', selects: ['processes-die', '-t', 'over and over'] },
  restarts: { ...COUNT, setting: 'NAKSHA_RESTARTS', selects: ['rolling-restarts'] },
  from: {
    pattern: /^[^-]/,
    meaning: 'a Git reference',
    setting: 'NAKSHA_FROM',
    selects: ['rolling-upgrade'],
  },
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

const { tokens } = parseArgs({
  options: Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }])),
  strict: false,
  tokens: true,
});
const words = process.argv.slice(2);
const given = {};
let selected = [];
// From the last, so that the places of the others stay as they are.
for (const { kind, name, value, index, inlineValue } of tokens.toReversed()) {
  if (kind !== 'option' || !OPTIONS[name]) continue;
  const { pattern, meaning } = OPTIONS[name];
  if (!pattern.test(value ?? '')) fail(`--${name}: ${value ?? 'missing'} is not ${meaning}.`);
  words.splice(index, inlineValue ? 1 : 2);
  given[OPTIONS[name].setting] ??= value;
  selected = OPTIONS[name].selects;
}
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const files = words.length === 0 ? selected : words;
const run = spawn(process.execPath, [vitest, 'run', '--project', 'faults', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...given },
});
run.once('close', (code) => {
  process.exitCode = code ?? 1;
});
