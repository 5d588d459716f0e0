import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRunFolder } from '../testing/run-folder.ts';
import { SHARED_JARS } from './maven-jars.ts';
import { readRealServersStatus, startRealServers, stopRealServers } from './real-servers.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

/**
 * Connects as a process of the product does, by settings only: creates the topic and pings Redis. Node reads additional trusted
 * certificates at its start, so this is a separate process.
 */
const COME = `
import { parseConfig } from './dist/config/config.js';
import { kafkaConnectionWithPassword } from './dist/config/kafka-address.js';
import { ensureKafkaTopic } from '@naksha/events/kafka';
import { RedisLink } from '@naksha/read-model/redis';
const config = parseConfig(process.env);
const topic = { replication: 1, retentionMs: 3_600_000 };
const kafka = await ensureKafkaTopic({ ...kafkaConnectionWithPassword(config), clientId: 'spec' }, topic).then(() => 'lets in', (error) => 'refuses: ' + error);
const link = await RedisLink.open(config.REDIS_URL);
const redis = await link.ask((redis) => redis.set('naksha:spec', '1')).then(() => 'lets in', (error) => 'refuses: ' + error);
console.log(JSON.stringify({ kafka, redis }));
process.exit();
`;
const DEPLOY = fileURLToPath(new URL('../../', import.meta.url));

let dir: string;
let settings: Record<string, string>;
beforeAll(async () => {
  dir = createRunFolder('spec of secured servers');
  const names = ['kafka', 'redis'] as const;
  settings = await startRealServers(join(dir, 'run-secured'), { names, secured: true, cache: SHARED_JARS });
});
afterAll(async () => {
  await stopRealServers(join(dir, 'run-secured'));
  rmSync(dir, { recursive: true });
});

async function come(changes: Record<string, string> = {}): Promise<Record<'kafka' | 'redis', string>> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COME], {
    cwd: DEPLOY,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  for (const password of ['guessed', settings.KAFKA_PASSWORD]) expect(said + wrong).not.toContain(password);
  return JSON.parse(said.split('\n').at(-2) ?? wrong);
}

it('Kafka and Redis with TLS and passwords accept clients with the printed settings', async () => {
  expect(settings).toMatchObject({ KAFKA_TLS: 'on', REDIS_URL: expect.stringMatching(/^rediss:/) });
  expect(await come()).toEqual({ kafka: 'lets in', redis: 'lets in' });
  expect(await come({ KAFKA_SASL: 'plain' })).toMatchObject({ kafka: 'lets in' });
  const states = await readRealServersStatus(join(dir, 'run-secured'));
  expect(states.filter(({ running }) => running).map(({ name }) => name)).toEqual(['kafka', 'redis']);
});

it.each([
  ['an unknown certificate', () => ({ NODE_EXTRA_CA_CERTS: '' })],
  [
    'a wrong password',
    () => ({ KAFKA_PASSWORD: 'guessed', REDIS_URL: settings.REDIS_URL.replace(/:[^:@]+@/, ':guessed@') }),
  ],
  [
    'no password',
    () => ({ KAFKA_USER: '', KAFKA_PASSWORD: '', REDIS_URL: settings.REDIS_URL.replace(/\/\/[^@]+@/, '//') }),
  ],
  ['no TLS', () => ({ KAFKA_TLS: 'off', REDIS_URL: settings.REDIS_URL.replace('rediss:', 'redis:') })],
])('and reject clients with %s', async (_, changes) => {
  expect(await come(changes())).toEqual({
    kafka: expect.stringMatching(/^refuses/),
    redis: expect.stringMatching(/^refuses/),
  });
});
