import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPostgresPool, usageError } from '@naksha/deploy';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { migrate } from '@naksha/services';
import { fillStoreWithListings } from '../bench/market.ts';
import { findK6, installK6 } from './find-k6.ts';
import { startSeparateProcesses } from './serve-processes.ts';
import { SETTINGS, startDemoServer, TOKEN, type Town } from './serve-town.ts';
import { watchProcessMemory } from './watch-processes.ts';

const SCRIPTS = fileURLToPath(new URL('../k6/', import.meta.url)).replace('/dist/', '/');
const TOLD = '--summary-trend-stats=med,p(95),p(99),max,count';
const PARTS = ['site', 'people', 'look-around', 'take-part'];
const scenarios = readdirSync(SCRIPTS)
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => !PARTS.includes(name));

const [asked = '', ...rest] = process.argv.slice(2);
if (asked === 'settings') for (const [name, value] of Object.entries(SETTINGS)) console.log(`${name}=${value}`);
else if (asked === 'generate') await generate(Number(rest[0]));
else if (scenarios.includes(asked)) process.exitCode = await load(asked, rest);
else {
  console.error(usageError('load', asked ? `Unknown scenario: ${asked}` : 'The scenario is missing.').message);
  process.exitCode = 1;
}

async function load(scenario: string, words: readonly string[]): Promise<number> {
  const k6 = findK6() ?? installK6();
  const town = await findTown();
  const seen = watchProcessMemory(town.processes, town.token);
  try {
    const run = spawn(k6, ['run', '--no-usage-report', TOLD, ...words, `${SCRIPTS}${scenario}.ts`], {
      env: { ...process.env, LOAD_URL: town.url },
      stdio: 'inherit',
    });
    return await new Promise<number>((resolve, reject) => {
      run.once('error', reject);
      run.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const line of seen()) console.log(line);
    await town.end();
  }
}

async function findTown(): Promise<Town> {
  const { LOAD_URL: url, DATABASE_URL: database, LOAD_METRICS_TOKEN: token = TOKEN } = process.env;
  if (url) return { url, processes: [{ name: 'server', url }], token, end: async () => {} };
  return database ? startSeparateProcesses(database) : startDemoServer();
}

async function generate(listings: number): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url || !(listings > 0))
    throw usageError('load', 'generate needs DATABASE_URL and a number of listings, such as 1000000.');
  await migrate(url);
  const pool = openPostgresPool(url, 8);
  const began = performance.now();
  await fillStoreWithListings(new PostgresEventStore({ pool, ids: new RandomIds() }), listings);
  await pool.end();
  const seconds = (performance.now() - began) / 1000;
  console.log(`${listings} listings written in ${seconds.toFixed(0)} s, ${Math.round(listings / seconds)} per second`);
}
