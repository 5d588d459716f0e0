import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BedProcess } from '@naksha/acceptance';
import { findFreePort } from '@naksha/deploy/local';
import type { SendOrder, Sent } from './bodies-sender.ts';
import type { VisitOrder } from './bodies-visitor.ts';
import { computeQuantiles } from './quantiles.ts';
import { formatSpreadOfRatios } from './spread.ts';
import { LOAD_CORE, pinProcessToCore, readCpuSeconds } from './tiles-process.ts';

const CONNECTIONS = 6;
const ROUND_MS = 10_000;
const TURNS = 5;
const VISIT_EVERY_MS = 20;
/** Per kind and turn; `/proc` counts processor time in steps of 10 ms. */
const BODIES = 1_000;
const BYTES = 200_000;
/** A rejected body closes its connection, and an address may open 200 a second. */
const MANY_ADDRESSES = Array.from({ length: 200 }, (_, n) => `127.103.0.${n + 1}`);
const PATH = '/api/auth/signup/signin';

const NESTED = `{"mobile_phone":${'['.repeat(BYTES / 2)}${']'.repeat(BYTES / 2)}}`;
/** Within the body limits, so it is parsed and validated. */
const FLAT = `{"mobile_phone":"${'1'.repeat(BYTES)}"}`;

export async function benchRequestBodies(): Promise<void> {
  await withServer({}, measureVisitor);
  // Without a request limit, so that each body is read.
  await withServer({ REQUESTS_A_MINUTE: '1000000' }, measureBodies);
}

type Server = { url: string; pid: number; countRefusals(): number };

async function measureVisitor({ url, pid, countRefusals }: Server): Promise<void> {
  const quiet: number[] = [];
  const attacked: number[] = [];
  const sent: Sent = {};
  await visit(url, 0, () => pause(ROUND_MS));
  const cpu = { quiet: 0, attacked: 0 };
  const measure = async (round: number, kind: keyof typeof cpu, meanwhile: () => Promise<unknown>) => {
    const before = readCpuSeconds(pid);
    const p99 = await visit(url, round, meanwhile);
    cpu[kind] += (readCpuSeconds(pid) - before) / TURNS / (ROUND_MS / 1_000);
    return p99;
  };
  for (let turn = 1; turn <= TURNS; turn++) {
    quiet.push(await measure(2 * turn, 'quiet', () => pause(ROUND_MS)));
    const attack = async () => {
      const order = { url, body: NESTED, addresses: [`127.102.0.${turn}`], until: { ms: ROUND_MS } };
      for (const [status, count] of Object.entries(await send(order)))
        sent[Number(status)] = (sent[Number(status)] ?? 0) + count;
    };
    attacked.push(await measure(2 * turn + 1, 'attacked', attack));
  }
  const ms = (all: readonly number[]) => all.map((one) => one.toFixed(1)).join(', ');
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const bodies = `${BYTES / 1_000} KB, nested ${BYTES / 2} levels deep`;
  console.log(`Bodies of ${bodies}, ${CONNECTIONS} connections, ${TURNS} turns of ${ROUND_MS / 1_000} s`);
  console.log(`  sent, by status (0: connection refused): ${JSON.stringify(sent)}`);
  console.log(`  p99 of a visitor without attack: ${ms(quiet)} ms; during the attack: ${ms(attacked)} ms`);
  console.log(`  ratio ${formatSpreadOfRatios(attacked.map((one, turn) => one / quiet[turn]))}, goal at most 2`);
  console.log(
    `  CPU of the server, in cores: ${percent(cpu.quiet)} without attack, ${percent(cpu.attacked)} during the attack`,
  );
  console.log(`  ${countRefusals()} lines of body_refused in the security log, goal at least 1`);
}

async function measureBodies({ url, pid }: Server): Promise<void> {
  const measure = async (body: string, expected: number): Promise<number> => {
    const before = readCpuSeconds(pid);
    const sent = await send({ url, body, addresses: MANY_ADDRESSES, until: { bodies: BODIES } });
    if (Object.keys(sent).some((status) => Number(status) !== expected))
      throw new Error(`Expected only responses with status ${expected}, got ${JSON.stringify(sent)}`);
    return ((readCpuSeconds(pid) - before) / BODIES) * 1_000;
  };
  const measureFlat = () => measure(FLAT, 422);
  const measureNested = () => measure(NESTED, 413);
  for (const one of [measureFlat, measureNested]) await one();
  const costs: Record<'flat' | 'nested', number[]> = { flat: [], nested: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    costs.flat.push(await measureFlat());
    costs.nested.push(await measureNested());
  }
  const ms = (all: readonly number[]) => `${computeQuantiles(all).p50.toFixed(2)} ms`;
  console.log(`  CPU of a rejected nested body ${ms(costs.nested)}, of a flat body of the same size ${ms(costs.flat)}`);
  console.log(
    `  ratio ${formatSpreadOfRatios(costs.nested.map((one, turn) => one / costs.flat[turn]))}, goal at most 2`,
  );
}

async function visit(url: string, round: number, meanwhile: () => Promise<unknown>): Promise<number> {
  const visitor = fork(fileURLToPath(new URL('bodies-visitor.js', import.meta.url)), { execArgv: [] });
  visitor.send({ url, address: `127.101.0.${round + 1}`, paceMs: VISIT_EVERY_MS } satisfies VisitOrder);
  await meanwhile();
  const answered = once(visitor, 'message');
  visitor.send('enough');
  const [latencies] = (await answered) as [number[]];
  return computeQuantiles(latencies).p99;
}

async function send({ url, ...order }: Omit<SendOrder, 'connections'>): Promise<Sent> {
  const sender = fork(fileURLToPath(new URL('bodies-sender.js', import.meta.url)), { execArgv: [] });
  // On another core than the server.
  pinProcessToCore(LOAD_CORE, sender.pid as number);
  const answered = once(sender, 'message');
  sender.send({ ...order, url: `${url}${PATH}`, connections: CONNECTIONS } satisfies SendOrder);
  const [sent] = (await answered) as [Sent];
  return sent;
}

async function withServer(env: Record<string, string>, run: (server: Server) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-bench-'));
  const log = join(folder, 'security.log');
  const server = new BedProcess({
    ...{ main: 'embedded', name: 'bodies', port: await findFreePort(), folder, supervised: false },
    env: {
      NAKSHA_DATA_DIR: join(folder, 'data'),
      NAKSHA_SECRET: 'a secret for benchmarks, forty letters long',
      ...{
        NAKSHA_DEMO: 'off',
        MAP_STYLE_URL: 'plain',
        LOG_LEVEL: 'warn',
        SECURITY_LOG: log,
        HOST: '127.0.0.1',
        ...env,
      },
    },
  });
  const countRefusals = () =>
    existsSync(log) ? readFileSync(log, 'utf8').split('"kind":"body_refused"').length - 1 : 0;
  try {
    await server.start();
    await run({ url: server.url, pid: server.pid as number, countRefusals });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
