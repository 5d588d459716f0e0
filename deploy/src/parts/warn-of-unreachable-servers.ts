import { connect } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

const CONNECT_MS = 3_000;
const PORTS: Readonly<Record<string, number>> = { 'redis:': 6379, 'rediss:': 6379, 'http:': 80, 'https:': 443 };

type Servers = Pick<Config, 'KAFKA_BROKERS' | 'REDIS_URL' | 'MEILI_URL' | 'S3_ENDPOINT'>;
type Server = { setting: keyof Servers; addresses: readonly Address[]; impact: string };
type Address = { host: string; port: number };

/** Their clients keep retrying; databases are checked by `openDatabases`. */
export async function warnOfUnreachableServers(config: Servers, logger: Pick<Logger, 'warn'>): Promise<void> {
  const tried = listServers(config).map(async ({ setting, addresses, impact }) => {
    const failures = await Promise.all(addresses.map(tryConnecting));
    // One of several brokers is enough.
    if (failures.includes(undefined)) return;
    const where = addresses.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`).join(', ');
    const action = `Start the server or correct ${setting}.`;
    logger.warn({ setting, address: where, reason: failures[0], impact, action }, 'server unreachable');
  });
  await Promise.all(tried);
}

function listServers({ KAFKA_BROKERS, REDIS_URL, MEILI_URL, S3_ENDPOINT }: Servers): Server[] {
  const servers: Server[] = [
    {
      setting: 'KAFKA_BROKERS',
      addresses: KAFKA_BROKERS.map(readBroker),
      impact: 'new events are stored, but not visible',
    },
    {
      setting: 'REDIS_URL',
      addresses: parseServerAddresses(REDIS_URL),
      impact: 'messages are delayed; each process keeps its own tiles and counters',
    },
    {
      setting: 'MEILI_URL',
      addresses: parseServerAddresses(MEILI_URL),
      impact: 'searches use the read database',
    },
    {
      setting: 'S3_ENDPOINT',
      addresses: parseServerAddresses(S3_ENDPOINT),
      impact: 'photos cannot be uploaded or displayed',
    },
  ];
  return servers.filter(({ addresses }) => addresses.length > 0);
}

function readBroker(broker: string): Address {
  const at = broker.lastIndexOf(':');
  return { host: broker.slice(0, at), port: Number(broker.slice(at + 1)) };
}

export function parseServerAddresses(text: string): Address[] {
  if (text === '') return [];
  const { hostname, port, protocol } = new URL(text);
  // URLs put IPv6 addresses in brackets, sockets do not.
  return [{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORTS[protocol] }];
}

function tryConnecting(address: Address): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = connect({ ...address, timeout: CONNECT_MS }, () => resolve(undefined));
  socket.on('timeout', () => resolve('connection timed out'));
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  return promise.finally(() => socket.destroy());
}
