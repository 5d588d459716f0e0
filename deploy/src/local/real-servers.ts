import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderInUse, lockFolder } from '../embedded-postgres/folder-lock.ts';
import { UserError } from '../process/user-error.ts';
import { kafkaServer } from './kafka.ts';
import { LocalServer } from './local-server.ts';
import { downloadKafkaJars, downloadS3Jars } from './maven-jars.ts';
import { nginxServer } from './nginx.ts';
import {
  chooseProcessPorts,
  type PartCounts,
  type PartPorts,
  processPortVariables,
  readProcessPorts,
} from './part-ports.ts';
import { postgresServer } from './postgres.ts';
import { installMissingPrograms, type ProgramName } from './programs.ts';
import { METRICS_KEYS, prometheusServer } from './prometheus.ts';
import { redisServer } from './redis.ts';
import { S3_KEYS, s3Server } from './s3.ts';
import { loadOrCreateServerCredentials, type ServerCredentials } from './secured.ts';

const NAMES = ['postgres', 'kafka', 'redis', 's3', 'nginx', 'prometheus'] as const;
export type RealName = (typeof NAMES)[number];
/** Settings for the addresses; the last two are for people. */
const SETTINGS: Record<RealName, string> = {
  postgres: 'DATABASE_URL',
  kafka: 'KAFKA_BROKERS',
  redis: 'REDIS_URL',
  s3: 'S3_ENDPOINT',
  nginx: 'NGINX_URL',
  prometheus: 'PROMETHEUS_URL',
};
const FURTHER: Partial<Record<RealName, Readonly<Record<string, string>>>> = {
  s3: S3_KEYS,
  nginx: { TRUST_PROXY: '127.0.0.1' },
  prometheus: METRICS_KEYS,
};
const NEEDED: Partial<Record<RealName, ProgramName>> = {
  kafka: 'java',
  s3: 'java',
  redis: 'redis',
  nginx: 'nginx',
  prometheus: 'prometheus',
};
const NAMING_PARTS: readonly RealName[] = ['nginx', 'prometheus'];

export type RealOptions = {
  names?: readonly RealName[];
  /** Cache for the jars of Kafka and the S3 server, shared by several folders; by default the folder itself. */
  cache?: string;
  secured?: boolean;
  /** Numbers of processes that nginx and Prometheus know. */
  parts?: PartCounts;
  say?(line: string): void;
};

/** @returns the addresses by setting */
export function startRealServers(dir: string, options: RealOptions = {}): Promise<Record<string, string>> {
  const { names = NAMES, cache = join(dir, 'jars'), say = () => {} } = options;
  mkdirSync(dir, { recursive: true });
  // If we are root, PostgreSQL's user needs access.
  chmodSync(dir, 0o711);
  return withLockedFolder(dir, 'real up', async () => {
    const needed = new Set(names.flatMap((name) => NEEDED[name] ?? []));
    if (needed.size > 0) installMissingPrograms([...needed], say);
    const libs = {
      kafka: names.includes('kafka') ? downloadKafkaJars(resolve(cache), say) : '',
      s3: names.includes('s3') ? downloadS3Jars(resolve(cache), say) : '',
    };
    const secured = options.secured ? loadOrCreateServerCredentials(join(resolve(dir), 'tls')) : undefined;
    const addresses: Record<string, string> = secured ? securedKafkaSettings(secured) : {};
    const partPorts = names.some((name) => NAMING_PARTS.includes(name))
      ? await chooseProcessPorts(dir, options.parts ?? {}, say)
      : undefined;
    for (const name of names) {
      const server = serverIn(dir, name, { ...libs, secured, partPorts });
      const portBefore = server.port;
      const how = await server.start();
      say(`${name.padEnd(9)} ${HOW[how]} (process ${server.pid})`);
      if (portBefore && server.port !== portBefore)
        say(`${name.padEnd(9)} moved to port ${server.port}, because ${portBefore} is in use`);
      addresses[SETTINGS[name]] = server.address;
      Object.assign(addresses, FURTHER[name]);
    }
    return { ...addresses, ...(partPorts && processPortVariables(partPorts)) };
  });
}

const HOW = {
  started: 'started',
  reconfigured: 'already running, configuration updated',
  'ran already': 'already running',
};

export const securedKafkaSettings = ({ certificate, user, password }: ServerCredentials): Record<string, string> => ({
  NODE_EXTRA_CA_CERTS: certificate,
  KAFKA_TLS: 'on',
  KAFKA_SASL: 'scram-sha-512',
  KAFKA_USER: user,
  KAFKA_PASSWORD: password,
});

export async function readRealServersStatus(dir: string) {
  return Promise.all(
    everyServer(dir).map(async (server) => ({
      name: server.kind.name,
      setting: SETTINGS[server.kind.name as RealName],
      ...(await server.state()),
    })),
  );
}

/** Their data stays. */
export async function stopRealServers(dir: string, say: (line: string) => void = () => {}): Promise<void> {
  if (!existsSync(dir)) return;
  await withLockedFolder(dir, 'real down', async () => {
    // Kafka first, because it takes longest.
    await Promise.all(
      everyServer(dir).map(async (server) => say(`${server.kind.name.padEnd(9)} ${await server.stop()}`)),
    );
  });
}

const NO_LIBS = { kafka: '', s3: '' };
type Given = typeof NO_LIBS & { secured?: ServerCredentials; partPorts?: PartPorts };

function everyServer(dir: string): LocalServer[] {
  const open = NAMES.map((name) => serverIn(dir, name, NO_LIBS));
  const tls = join(resolve(dir), 'tls');
  if (!existsSync(tls)) return open;
  const given = { ...NO_LIBS, secured: loadOrCreateServerCredentials(tls) };
  return open.concat(SECURED.map((name) => serverIn(dir, name, given)));
}
const SECURED = ['kafka', 'redis'] as const;

function serverIn(dir: string, name: RealName, given: Given): LocalServer {
  const { kafka: jars, s3: s3Libs, secured, partPorts = readProcessPorts(dir) } = given;
  const kind = {
    ...{
      postgres: postgresServer(),
      kafka: kafkaServer(jars, { secured }),
      redis: redisServer(secured),
      s3: s3Server(s3Libs),
    },
    nginx: nginxServer({ origins: partPorts.api }),
    // nginx is started before it.
    prometheus: prometheusServer({ origins: Object.values(partPorts).flat(), nginx: portOf(dir, 'nginx') }),
  }[name];
  const apart = secured && SECURED.some((one) => one === name) ? `${name}-secured` : name;
  return new LocalServer(kind, join(resolve(dir), apart));
}

const portOf = (dir: string, name: 'nginx'): number =>
  new LocalServer(nginxServer({ origins: [] }), join(resolve(dir), name)).port;

async function withLockedFolder<T>(dir: string, role: string, work: () => Promise<T>): Promise<T> {
  try {
    const lock = lockFolder(dir, role);
    return await work().finally(() => lock.release());
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { pid, role: other } = error.holder;
    throw new UserError(`${dir} is in use by process ${pid} (${other}). Wait until it ends.`);
  }
}
