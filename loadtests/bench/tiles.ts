import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, type Databases, Lifetime } from '@naksha/deploy';
import pg from 'pg';
import { withBenchDatabase } from './bench-server.ts';
import { computeQuantiles } from './quantiles.ts';
import { formatSpreadOfRatios } from './spread.ts';
import { insertListingDocuments, type ListingSpot } from './tiles-documents.ts';
import { type FullLoad, Requests, type Target } from './tiles-load.ts';
import { startNginx } from './tiles-nginx.ts';
import { describeMissingTools, pinProcessToCore, readParentPid, SERVER_CORE, spawnWithInput } from './tiles-process.ts';
import { cardPaths, listPagePaths, popularTilePaths, uncachedTilePaths } from './tiles-requests.ts';
import type { SteadyResult } from './tiles-steady.ts';

const LISTINGS = 1_000_000;
const ROUNDS = 4;
const SECONDS = 3;
const CONNECTIONS = 32;
const LOAD = 0.7;
/** Fewer rounds, because these take longer. */
const OTHER_ROUNDS = 3;
const UNSEEN = 100_000;
const SERVER = fileURLToPath(new URL('./tiles-server.js', import.meta.url));
/** As browsers send over plain HTTP. */
const GZIP = 'gzip, deflate';
const BROWSER = 'gzip, deflate, br, zstd';

/**
 * The server (including its database) has one core and the generator the other. Cached tiles are compared with nginx
 * serving the same gzipped files, in turns.
 */
export const benchMapResponses = async (): Promise<void> => {
  const missing = describeMissingTools();
  if (missing) {
    console.log(`Tiles: skipped, missing: ${missing}`);
    return;
  }
  await withBenchDatabase(async (config, databases) => {
    const lifetime = new Lifetime();
    const folder = await mkdtemp(join(tmpdir(), 'naksha-tiles-'));
    await lifetime.onEnd(() => rm(folder, { recursive: true, force: true }));
    try {
      const began = performance.now();
      const places = await insertListingDocuments(databases.read, LISTINGS);
      const filled = performance.now();
      const target = await startServer(config, databases, lifetime);
      const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
      console.log(
        `Tiles: ${LISTINGS.toLocaleString('en')} listings (documents copied in ${seconds(began, filled)}, server started in ${seconds(filled, performance.now())})`,
      );
      await benchCached(target, places, folder, lifetime);
      await benchOther('new filters', target, uncachedTilePaths(places, UNSEEN), folder, true);
      await benchOther('lists', target, listPagePaths(places), folder);
      await benchOther('cards', target, cardPaths(places), folder);
    } finally {
      await lifetime.end();
    }
  });
};

async function startServer(config: Config, databases: Databases, lifetime: Lifetime): Promise<Target> {
  const server = spawnWithInput(process.execPath, [SERVER, JSON.stringify({ config, databases })]);
  await lifetime.onEnd(() => ended(server));
  const port = await waitForPort(server);
  const postmaster = await findPostmaster(databases.write);
  // Loading may use both cores, measuring only one.
  for (const pid of [server.pid!, postmaster]) pinProcessToCore(SERVER_CORE, pid);
  return { port, processes: { server: server.pid!, database: postmaster } };
}

/** Printed by `tiles-server.ts`; the map may still be loading. */
async function waitForPort(server: ChildProcess): Promise<number> {
  let printed = '';
  for await (const text of server.stdout!) {
    printed += text;
    const port = /^http:\S+:(\d+)$/m.exec(printed)?.[1];
    if (!port) continue;
    while (!(await fetch(`http://127.0.0.1:${port}/health/ready`)).ok) await setTimeout(250);
    return Number(port);
  }
  throw new Error(`The server did not start:\n${printed}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

async function findPostmaster(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const postmaster = readParentPid(rows[0].pid);
  await client.end();
  return postmaster;
}

async function benchCached(
  ours: Target,
  places: readonly ListingSpot[],
  folder: string,
  lifetime: Lifetime,
): Promise<void> {
  const paths = popularTilePaths(places);
  const bodies = new Map<string, Uint8Array>();
  for (const path of paths) {
    bodies.set(path.split('?')[0], await gzippedBody(ours.port, path));
  }
  const nginx = await startNginx(folder, bodies);
  await lifetime.onEnd(async () => {
    nginx.process.kill('SIGTERM');
    await once(nginx.process, 'exit');
  });
  const peer: Target = { port: nginx.port, processes: { server: nginx.process.pid! } };
  const requests = await Requests.measure(folder, paths, { accepts: GZIP });
  const sizes = [...bodies.values()].map(({ length }) => length);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  console.log(
    `  ${paths.length} cached tiles, ${Math.round(average)} bytes on average; wrk, ${CONNECTIONS} connections`,
  );

  for (const target of [ours, peer]) await requests.fullLoad(target, CONNECTIONS, SECONDS);
  const turns: [FullLoad, FullLoad][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const load = (target: Target) => requests.fullLoad(target, CONNECTIONS, SECONDS);
    turns.push([await load(ours), await load(peer)]);
    console.log(`    round ${round}  ours ${printFull(turns.at(-1)![0])}   nginx ${printFull(turns.at(-1)![1])}`);
  }
  console.log(
    `    CPU per tile, ours / nginx: ${formatSpreadOfRatios(turns.map(([a, b]) => a.cpu.server / b.cpu.server))}`,
  );

  const rate = Math.floor(LOAD * computeQuantiles(turns.map(([{ rate }]) => rate)).p50);
  console.log(`  at ${rate}/s, 70 % of our maximum, latency from the scheduled time`);
  const steady: [SteadyResult, SteadyResult][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const load = (target: Target) => requests.steady(target, rate, SECONDS);
    steady.push([await load(ours), await load(peer)]);
    console.log(`    round ${round}  ours ${printSteady(steady.at(-1)![0])}   nginx ${printSteady(steady.at(-1)![1])}`);
  }
  console.log(`    p99, ours / nginx: ${formatSpreadOfRatios(steady.map(([a, b]) => a.latency.p99 / b.latency.p99))}`);
}

async function gzippedBody(port: number, path: string): Promise<Uint8Array> {
  const [answer]: IncomingMessage[] = await once(get({ port, path, headers: { 'accept-encoding': GZIP } }), 'response');
  if (answer.statusCode !== 200) throw new Error(`GET ${path}: status ${answer.statusCode}`);
  return buffer(answer);
}

async function benchOther(
  what: string,
  target: Target,
  paths: readonly string[],
  folder: string,
  once = false,
): Promise<void> {
  const requests = await Requests.measure(folder, paths, { accepts: BROWSER, once });
  await requests.fullLoad(target, CONNECTIONS, SECONDS);
  const full: FullLoad[] = [];
  for (let round = 0; round < OTHER_ROUNDS; round++) full.push(await requests.fullLoad(target, CONNECTIONS, SECONDS));
  const rate = Math.floor(LOAD * computeQuantiles(full.map(({ rate }) => rate)).p50);
  const steady: SteadyResult[] = [];
  for (let round = 0; round < OTHER_ROUNDS; round++) steady.push(await requests.steady(target, rate, SECONDS));
  const cpu = Object.keys(target.processes).map(
    (name) => `${name} ${formatSpreadOfRatios(full.map((one) => one.cpu[name]))}`,
  );
  console.log(
    `  ${what}: ${formatSpreadOfRatios(full.map(({ rate }) => rate))} per second; CPU in µs per response: ${cpu.join(', ')}\n    at ${rate}/s  p50 ${formatSpreadOfRatios(steady.map(({ latency }) => latency.p50))} ms, p99 ${formatSpreadOfRatios(steady.map(({ latency }) => latency.p99))} ms`,
  );
}

const printFull = ({ cpu, rate, p50, p99 }: FullLoad): string =>
  `${cpu.server.toFixed(1)} µs CPU ${Math.round(rate)}/s p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`;
const printSteady = ({ latency, late }: SteadyResult): string =>
  `p50 ${latency.p50.toFixed(3)} p99 ${latency.p99.toFixed(3)} ms (generator late by p99 ${late.p99.toFixed(3)})`;
