import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { usageError } from '../commands/help.ts';
import { UserError } from '../process/user-error.ts';
import { PARTS, type PartCounts } from './part-ports.ts';
import { readRealServersStatus, startRealServers, stopRealServers } from './real-servers.ts';

// Node runs this file from the sources, before a build. Only addresses go to standard output, for `eval`.
const DEFAULT = join(fileURLToPath(new URL('../../../', import.meta.url)), '.naksha-real');
const say = (line: string): void => console.error(line);

type UpOptions = { secured: boolean; parts: PartCounts };

async function up(dir: string, options: UpOptions): Promise<void> {
  const addresses = await startRealServers(dir, { say, ...options });
  for (const [name, address] of Object.entries(addresses)) console.log(`export ${name}='${address}'`);
  say('');
  say('Run Naksha on these servers:   eval "$(npm run -s real -- up)" && npm start');
  say(`Open it through nginx:         ${addresses.NGINX_URL}`);
  say(`Open its metrics:              ${addresses.PROMETHEUS_URL}`);
  say('Stop them and keep their data: npm run real -- down');
}

async function status(dir: string): Promise<void> {
  const states = await readRealServersStatus(dir);
  for (const state of states) {
    const name = state.name.padEnd(9);
    if (!state.running) console.log(`${name} stopped`);
    else
      console.log(
        `${name} ${state.answers ? 'running' : 'running, not responding'} (process ${state.pid}) ${state.setting}=${state.address}`,
      );
  }
  if (!states.every((state) => state.running && state.answers)) process.exitCode = 1;
}

function parseCount(part: string, text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw usageError('real', `--${part}: "${text}" is not a number of processes from 1 to 99.`);
  return Number(text);
}

const commands: Record<string, (dir: string, options: UpOptions) => Promise<void>> = {
  up,
  status,
  down: (dir) => stopRealServers(dir, say),
};

try {
  const { values, positionals } = parseArgs({
    options: {
      dir: { type: 'string' },
      secured: { type: 'boolean' },
      ...{
        api: { type: 'string' },
        relay: { type: 'string' },
        projector: { type: 'string' },
        worker: { type: 'string' },
      },
    },
    allowPositionals: true,
  });
  const command = commands[positionals[0] ?? ''];
  if (!command || positionals.length > 1) throw usageError('real', 'Use up, status or down.');
  if (values.secured && command !== up) throw usageError('real', '--secured is an option of up.');
  const parts = Object.fromEntries(
    PARTS.flatMap((part) => {
      const count = values[part];
      return count === undefined ? [] : [[part, parseCount(part, count)]];
    }),
  );
  if (Object.keys(parts).length > 0 && command !== up)
    throw usageError('real', `--${Object.keys(parts)[0]} is an option of up.`);
  await command(values.dir ?? DEFAULT, { secured: values.secured ?? false, parts });
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  if (error instanceof UserError) console.error(message);
  else console.error(code?.startsWith('ERR_PARSE_ARGS') ? usageError('real', message).message : error);
  process.exitCode = 1;
}
