import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { kafka, kafkaJars, needPrograms, postgres, redis, SHARED_JARS } from '@naksha/deploy/local';
import { BedServer } from './bed-server.ts';

export type BedServers = {
  writeDatabase: BedServer;
  /** The same server as the write one, where the plan asks for no other. */
  readDatabase: BedServer;
  kafka?: BedServer;
  redis?: BedServer;
};

export type ServersPlan = { kafka?: boolean; redis?: boolean; readDatabase?: boolean };

/** Killed servers must have what they acknowledged; only the machine itself may not fail, and in a test it doesn't. */
const FAST = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB' };

/** Servers of the bed's own, in folders that a later run clears away where this one can't. */
export async function openServers(
  dir: string,
  plan: ServersPlan,
  opened: (server: BedServer) => void,
): Promise<BedServers> {
  const open = async (run: string, ...[folder, kind]: Parameters<typeof BedServer.open>) => {
    mkdirSync(join(dir, run), { recursive: true, mode: 0o711 });
    const server = await BedServer.open(join(dir, run, folder), kind);
    opened(server);
    return server;
  };
  const writeDatabase = await open('run-write', 'postgres', () => postgres(FAST));
  const readDatabase = plan.readDatabase ? await open('run-read', 'postgres', () => postgres(FAST)) : writeDatabase;
  if (plan.redis) needPrograms(['redis'], console.log);
  if (plan.kafka) needPrograms(['java'], console.log);
  const libs = plan.kafka ? kafkaJars(SHARED_JARS, console.log) : '';
  return {
    writeDatabase,
    readDatabase,
    redis: plan.redis ? await open('run-shared', 'redis', () => redis) : undefined,
    kafka: plan.kafka ? await open('run-shared', 'kafka', (advertised) => kafka(libs, { advertised })) : undefined,
  };
}
