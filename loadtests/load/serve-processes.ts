import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BedProcess } from '@naksha/acceptance';
import { findFreePort, installMissingPrograms, LocalServer, nginxServer } from '@naksha/deploy/local';
import { migrate } from '@naksha/services';
import { SETTINGS, TOKEN, type Town } from './serve-town.ts';

/** Two of each that serves requests, one of each that follows the log. */
const PARTS = [
  { main: 'relay', name: 'relay' },
  { main: 'projector', name: 'projector' },
  { main: 'worker', name: 'worker' },
  { main: 'api', name: 'api-1' },
  { main: 'api', name: 'api-2' },
] as const;
/** A projector may first have to process a million listings. */
const READY_MS = 1_800_000;
/** The database depends on its erasure ledger and secret, so both are kept. */
const KEPT = fileURLToPath(new URL('../../.naksha-real/load', import.meta.url.replace('/dist/load/', '/load/')));
const SECRET = 'a secret of the load test, forty letters long';
/** Each simulated person has its own address, trusted like a balancer's header. */
const BELIEVE_K6 = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'];

export async function startSeparateProcesses(url: string): Promise<Town> {
  installMissingPrograms(['nginx'], console.log);
  const folder = await mkdtemp(join(tmpdir(), 'naksha-load-'));
  const data = process.env.NAKSHA_DATA_DIR ?? KEPT;
  mkdirSync(data, { recursive: true });
  const env = {
    ...(process.env as Record<string, string>),
    ...SETTINGS,
    NAKSHA_SECRET: process.env.NAKSHA_SECRET ?? SECRET,
    NAKSHA_DATA_DIR: data,
    NAKSHA_DEMO: 'off',
    MAP_STYLE_URL: 'plain',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://naksha.localhost',
  };
  const parts: BedProcess[] = [];
  for (const part of PARTS)
    parts.push(new BedProcess({ ...part, port: await findFreePort(), env, folder, supervised: false }));
  const origins = parts.filter(({ name }) => name.startsWith('api')).map((api) => Number(new URL(api.url).port));
  const front = new LocalServer(nginxServer({ origins, lines: BELIEVE_K6 }), join(folder, 'nginx'));
  const end = async () => {
    await front.stop();
    const stopped = await Promise.allSettled(parts.map((part) => part.stop()));
    for (const one of stopped) if (one.status === 'rejected') console.error(one.reason);
    console.log(describeWarnings(parts));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(url);
    await Promise.all(parts.map((part) => part.start('ready', READY_MS)));
    await front.start();
  } catch (error) {
    await end();
    throw error;
  }
  return { url: front.address, processes: parts, token: TOKEN, end };
}

/** Pino's level. */
const WARN = 40;

function describeWarnings(parts: readonly BedProcess[]): string {
  const counts = new Map<string, number>();
  for (const { name, log } of parts)
    for (const line of log.split('\n').filter((one) => one.startsWith('{'))) {
      const { level, msg } = JSON.parse(line) as { level: number; msg?: string };
      if (level >= WARN) counts.set(`${name}: ${msg}`, (counts.get(`${name}: ${msg}`) ?? 0) + 1);
    }
  const lines = [...counts].sort(([, a], [, b]) => b - a).map(([said, count]) => `${count} × ${said}`);
  return lines.join('\n') || 'no warnings logged';
}
