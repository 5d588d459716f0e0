import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv4, type Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { subscriberNetwork } from '@naksha/services';
import { ConnectionRate } from './connection-rate.ts';
import { ConnectionTable } from './connection-table.ts';

export type ConnectionLimits = {
  total: number;
  perNetwork: number;
  proxies: readonly string[];
  onLimited?(address: string): void;
};

/** Other descriptors that a process may need: databases, Kafka, Redis, log, files. */
const KEPT_DESCRIPTORS = 256;
/** About 20 KB each. */
export const MOST_CONNECTIONS = 12_000;
const RELEASE_EVERY_MS = 1_000;

/** A connection takes one descriptor, and another while it is sent a file; Windows has no practical limit. */
export function maxOpenConnections(): number {
  // Otherwise the report resolves the names of all connected clients.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  const descriptors = report.userLimits?.open_files?.soft;
  if (typeof descriptors !== 'number') return MOST_CONNECTIONS;
  return Math.max(KEPT_DESCRIPTORS, Math.min(MOST_CONNECTIONS, Math.floor((descriptors - KEPT_DESCRIPTORS) / 2)));
}

/**
 * Call it before the server listens.
 * @returns the number of connections
 */
export function limitConnections(
  server: Server,
  { total, perNetwork, proxies, onLimited }: ConnectionLimits,
): () => number {
  const isProxy = compile([...proxies]);
  const table = new ConnectionTable<Socket>({ total, perNetwork });
  const rate = new ConnectionRate();
  // Node checks this before creating a connection, which is the cost of a flood.
  const bar = () => Object.assign(server, { blockList: toBlockList(rate.barred) });
  const releasing = setInterval(() => rate.releaseExpired() && bar(), RELEASE_EVERY_MS).unref();
  server.once('close', () => clearInterval(releasing));
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined) return void socket.destroy();
    const network = isProxy(address, 0) ? undefined : subscriberNetwork(address);
    const isBarred = network !== undefined && rate.countOpened(network);
    if (isBarred) bar();
    socket.once('close', () => table.remove(socket));
    if (!table.add(socket, network) || isBarred) onLimited?.(address);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (hasBody(request)) request.once('end', () => response.writableEnded || table.markServing(socket));
    else table.markServing(socket);
    response.once('close', () => table.markWaiting(socket));
  });
  return () => table.size;
}

function toBlockList(networks: Iterable<string>): BlockList {
  const list = new BlockList();
  for (const network of networks)
    if (isIPv4(network)) list.addAddress(network);
    else list.addSubnet(`${network}::`, 64, 'ipv6');
  return list;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
