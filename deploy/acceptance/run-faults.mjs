// `npm run test:faults`: passes its arguments to Vitest; `--kills 1000` sets how many processes are killed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const words = process.argv.slice(2);
const at = words.indexOf('--kills');
const [, kills] = at < 0 ? [] : words.splice(at, 2);
if (at >= 0 && !(Number.isInteger(Number(kills)) && Number(kills) >= 1)) {
  console.error(`--kills: must be a number from 1 on, and is ${kills ?? 'missing'}`);
  process.exit(1);
}
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const files = kills && words.length === 0 ? ['processes-die', '-t', 'over and over'] : words;
const run = spawn(process.execPath, [vitest, 'run', '--project', 'faults', ...files], {
  stdio: 'inherit',
  env: { ...process.env, ...(kills && { NAKSHA_KILLS: kills }) },
});
run.once('close', (code) => {
  process.exitCode = code ?? 1;
});
