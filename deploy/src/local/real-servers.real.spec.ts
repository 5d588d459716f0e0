import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identifyProcess } from '../embedded-postgres/process-identity.ts';
import { createRunFolder } from '../testing/run-folder.ts';
import { SHARED_JARS } from './maven-jars.ts';
import { readRealServersStatus, startRealServers, stopRealServers } from './real-servers.ts';
import { CountingOrigin } from './testing/counting-origin.ts';

const ALL = ['postgres', 'kafka', 'redis', 's3', 'nginx', 'prometheus'];
const REAL = fileURLToPath(new URL('real.ts', import.meta.url));

let all: string;
let dir: string;
const folders: string[] = [];
beforeAll(() => {
  all = createRunFolder('spec of real servers');
  dir = folder('main');
});
afterAll(async () => {
  for (const one of folders) await stopRealServers(one);
  rmSync(all, { recursive: true });
});

function folder(name: string): string {
  const made = join(all, `run-${name}`);
  mkdirSync(made, { mode: 0o711 });
  folders.push(made);
  return made;
}

const up = async () => {
  const said: string[] = [];
  const addresses = await startRealServers(dir, { cache: SHARED_JARS, say: (line) => said.push(line) });
  return { addresses, said: said.join('\n') };
};
const pids = async () => (await readRealServersStatus(dir)).map((state) => (state.running ? state.pid : undefined));

/** As npm's script does. */
async function real(words: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [REAL, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { out, err, code };
}

describe('npm run real', () => {
  it('starts stopped servers, keeps running ones, and prints shell assignments', async () => {
    const { addresses } = await up();
    const ofS3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
    const inFront = ['NGINX_URL', 'TRUST_PROXY', 'PROMETHEUS_URL', 'METRICS_TOKEN'];
    const ofParts = ['API_PORTS', 'RELAY_PORTS', 'PROJECTOR_PORTS', 'WORKER_PORTS', 'PORT'];
    const names = ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL', ...ofS3, ...inFront, ...ofParts];
    expect(Object.keys(addresses)).toEqual(names);
    const before = await pids();
    expect((await readRealServersStatus(dir)).every((state) => state.running && state.answers)).toBe(true);

    const again = await real(['up', '--dir', dir]);
    expect(again.out.trim().split('\n')).toEqual(
      Object.entries(addresses).map(([name, address]) => `export ${name}='${address}'`),
    );
    expect(again.err).toMatch(
      /postgres +already running.*kafka +already running.*redis +already running.*s3 +already running.*nginx +already running/s,
    );
    expect(await pids()).toEqual(before);
    expect((await real(['status', '--dir', dir])).code).toBe(0);
  });

  it('tells running nginx and Prometheus about more processes, and keeps their ports', async () => {
    const { addresses } = await up();
    const before = await pids();
    const more = await real(['up', '--dir', dir, '--api', '2', '--worker', '3']);
    expect(more.err).toMatch(
      /nginx +already running, configuration updated.*prometheus +already running, configuration updated/s,
    );
    const [, apiPorts] = more.out.match(/^export API_PORTS='(.*)'$/m)!;
    expect(apiPorts.split(' ')[0]).toBe(addresses.API_PORTS);
    expect(await pids()).toEqual(before);

    const apis = await Promise.all(apiPorts.split(' ').map((port) => CountingOrigin.open(Number(port))));
    for (const api of apis) {
      api.setAnswer('/health/live', (_, response) => response.end('{"status":"live"}'));
      api.setAnswer('/which', (_, response) => response.end(String(api.port)));
    }
    const which = async () => (await fetch(`${addresses.NGINX_URL}/which`)).text();
    for (const port of apiPorts.split(' ')) await expect.poll(which, { timeout: 30_000 }).toBe(port);
    const targets = async () => (await fetch(`${addresses.PROMETHEUS_URL}/api/v1/targets`)).text();
    const [, workerPorts] = more.out.match(/^export WORKER_PORTS='(.*)'$/m)!;
    expect(workerPorts.split(' ')).toHaveLength(3);
    for (const port of `${apiPorts} ${workerPorts}`.split(' '))
      await expect.poll(targets, { timeout: 30_000 }).toContain(`"127.0.0.1:${port}"`);

    expect((await real(['up', '--dir', dir])).out).toBe(more.out);
    expect((await real(['up', '--dir', dir, '--api', '0'])).err).toContain(
      '--api: "0" is not a number of processes from 1 to 99.',
    );
    await Promise.all(apis.map((api) => api.close()));
  });

  it('restarts killed servers at the same address', async () => {
    const { addresses } = await up();
    const killed = (await pids()) as number[];
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await expect.poll(pids).toEqual(Array(6).fill(undefined));
    expect((await real(['status', '--dir', dir])).code).toBe(1);
    const after = await up();
    expect(after.addresses).toEqual(addresses);
    for (const pid of (await pids()) as number[]) expect(killed).not.toContain(pid);
  });

  it('stops all servers gracefully, and uses another port if the old one is taken', async () => {
    const { addresses } = await up();
    const running = (await pids()) as number[];
    const down = await real(['down', '--dir', dir]);
    for (const name of ALL) expect(down.err).toMatch(new RegExp(`${name} +stopped`));
    expect(running.filter((pid) => identifyProcess(pid))).toEqual([]);
    const port = Number(addresses.REDIS_URL.split(':').pop());
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve));
    const { said, addresses: now } = await up();
    stranger.close();
    expect(said).toMatch(new RegExp(`moved to port \\d+, because ${port} is in use`));
    expect(now).toMatchObject({ DATABASE_URL: addresses.DATABASE_URL, KAFKA_BROKERS: addresses.KAFKA_BROKERS });
    expect(now.REDIS_URL).not.toBe(addresses.REDIS_URL);
  });

  it('does not stop a process whose id is in a stale file', async () => {
    await stopRealServers(dir);
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    try {
      for (const name of ALL.slice(1)) await writeFile(join(dir, name, 'server.pid'), String(stranger.pid));
      await stopRealServers(dir);
      expect(await pids()).toEqual(Array(6).fill(undefined));
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    } finally {
      stranger.kill();
    }
  });

  it('completes files that an interrupted start left incomplete', async () => {
    const half = folder('half');
    for (const folder of ['kafka/data.new', 'postgres/postgres.new-abc', ...ALL])
      await mkdir(join(half, folder), { recursive: true });
    await writeFile(join(half, 'kafka/data.new/bootstrap.checkpoint'), 'half');
    for (const name of ALL) await writeFile(join(half, name, 'port'), '');
    await writeFile(join(half, 'kafka/server.pid'), '');
    await startRealServers(half, { cache: SHARED_JARS });
    expect((await readRealServersStatus(half)).every((state) => state.running && state.answers)).toBe(true);
    await stopRealServers(half);

    await rm(join(half, 'kafka/data/meta.properties'));
    await expect(startRealServers(half, { cache: SHARED_JARS })).rejects.toThrow(
      'is not empty, but is not a Kafka data folder. Move or delete it.',
    );
  });

  it('names missing programs and one command to install them, if it may not install', async () => {
    const empty = folder('none');
    const { err, out, code } = await real(['up', '--dir', empty], { PATH: empty });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trim()).toMatch(/^Missing programs: Java 17, Redis, nginx, Prometheus\. Install them with: .*install.*/);
  });

  it('says where to look when a server does not start', async () => {
    const broken = folder('broken');
    await startRealServers(broken, { names: ['redis'], cache: SHARED_JARS });
    await stopRealServers(broken);
    await rm(join(broken, 'redis/appendonlydir'), { recursive: true });
    await writeFile(join(broken, 'redis/appendonlydir'), 'not a folder');
    await expect(startRealServers(broken, { names: ['redis'], cache: SHARED_JARS })).rejects.toThrow(
      /redis in .* does not start: .*appendonlydir/s,
    );
    expect(await readFile(join(broken, 'redis/server.log'), 'utf8')).toContain('appendonlydir');
  });
});
