import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UserError } from '../process/user-error.ts';
import { realDown, realStatus, realUp } from './real-servers.ts';

/**
 * `npm run real -- up | status | down [--dir FOLDER] [--secured]`: real PostgreSQL, Kafka, Redis and an S3 server on this computer, with nginx
 * in front and Prometheus beside, without Docker; with --secured Kafka and Redis over TLS and with a password.
 * Run by Node as it stands, so that it works before anything is built. The addresses alone go to the standard output:
 * `eval "$(npm run -s real -- up)"` sets them.
 */
const USAGE = 'npm run real -- up [--secured] | status | down [--dir FOLDER]';
const DEFAULT = join(fileURLToPath(new URL('../../../', import.meta.url)), '.naksha-real');
const say = (line: string): void => console.error(line);

async function up(dir: string, secured: boolean): Promise<void> {
  const addresses = await realUp(dir, { say, secured });
  for (const [name, address] of Object.entries(addresses)) console.log(`export ${name}='${address}'`);
  say('');
  say('next: eval "$(npm run -s real -- up)" && npm start    Naksha on these servers');
  say(
    `      ${addresses.NGINX_URL}                          the same through nginx, ${addresses.PROMETHEUS_URL} its figures`,
  );
  say('      npm run real -- down                            ends them; their data stays');
}

async function status(dir: string): Promise<void> {
  const states = await realStatus(dir);
  for (const state of states) {
    const name = state.name.padEnd(9);
    if (!state.running) console.log(`${name} does not run`);
    else
      console.log(
        `${name} ${state.answers ? 'answers' : 'lives, does not answer'} (process ${state.pid}) ${state.setting}=${state.address}`,
      );
  }
  if (!states.every((state) => state.running && state.answers)) process.exitCode = 1;
}

const commands: Record<string, (dir: string, secured: boolean) => Promise<void>> = {
  up,
  status,
  down: (dir) => realDown(dir, say),
};

try {
  const { values, positionals } = parseArgs({
    options: { dir: { type: 'string' }, secured: { type: 'boolean' } },
    allowPositionals: true,
  });
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1 || (values.secured && command !== up)) throw new UserError(USAGE);
  await command(values.dir ?? DEFAULT, values.secured ?? false);
} catch (error) {
  const wrongWord = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(wrongWord ? USAGE : error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
