import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../embedded-postgres/free-port.ts';
import { askKafka } from './ask-kafka.ts';
import type { ServerKind } from './server-kind.ts';

/** The same for every node: each has a cluster of its own. */
const CLUSTER = 'bmFrc2hhLWxvY2FsLTAwMQ';
/** The tool takes some seconds, on a busy computer many. */
const FORMAT_MS = 120_000;
const HEAP = ['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC'];

type Ports = { port: number; controller: number; advertised: number };

const settings = (data: string, { port, controller, advertised }: Ports): string => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
controller.listener.names=CONTROLLER
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${advertised}
log.dirs=${data}
num.partitions=1
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
`;

/**
 * One Kafka node without a ZooKeeper, as one Java process.
 * @param libs folder of its jars
 * @param options.advertised port that clients are told to come to, where something stands in front of it
 */
export const kafka = (libs: string, { advertised }: { advertised?: number } = {}): ServerKind => ({
  name: 'kafka',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const home = realpathSync(folder);
    const file = join(home, 'server.properties');
    const data = join(home, 'data');
    const ports = { port, controller: await freePort(), advertised: advertised ?? port };
    if (!existsSync(join(data, 'meta.properties'))) format(home, libs, ports);
    writeFileSync(file, settings(data, ports));
    return { program: 'java', args: [...HEAP, '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', ...run(libs), file] };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `127.0.0.1:${advertised ?? port}`,
  ask: (_, port) => askKafka(port),
});

const run = (libs: string, main = 'kafka.Kafka'): string[] => ['-cp', join(libs, '*'), main];

/** Beside and renamed: a format that was cut off leaves a folder without the node's identity, which Kafka refuses. */
function format(home: string, libs: string, ports: Ports): void {
  const data = join(home, 'data');
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Error(`${data} is no Kafka folder and not empty: move it away`);
  const half = join(home, 'data.new');
  for (const left of [half, data]) rmSync(left, { recursive: true, force: true });
  const file = join(home, 'format.properties');
  writeFileSync(file, settings(half, ports));
  const tool = [...run(libs, 'kafka.tools.StorageTool'), 'format', '-t', CLUSTER, '-c', file];
  const made = spawnSync('java', tool, { cwd: home, encoding: 'utf8', timeout: FORMAT_MS });
  if (made.status !== 0) throw new Error(`Kafka's folder can't be made: ${made.error?.message ?? made.stderr}`);
  renameSync(half, data);
}
