import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../embedded-postgres/free-port.ts';
import { assertKafkaIsUp, assertSecuredKafkaIsUp } from './check-kafka.ts';
import type { ServerCredentials } from './secured.ts';
import type { ServerKind } from './server-kind.ts';

/** The same for every node, because each is its own cluster. */
const CLUSTER = 'bmFrc2hhLWxvY2FsLTAwMQ';
const FORMAT_MS = 120_000;
const HEAP = ['-Xms128m', '-Xmx384m', '-XX:+UseSerialGC'];

type Place = { port: number; controller: number; advertised: number; secured?: ServerCredentials };

const settings = (data: string, { port, controller, advertised, secured }: Place): string => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
controller.listener.names=CONTROLLER
listeners=${secured ? 'SASL_SSL' : 'PLAINTEXT'}://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=${secured ? 'SASL_SSL' : 'PLAINTEXT'}://127.0.0.1:${advertised}
${secured ? tlsSettings(secured) : ''}
log.dirs=${data}
num.partitions=1
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
`;

/** Nodes of a cluster are users as well; this one is alone. @see makeStore */
const tlsSettings = ({ user, password }: ServerCredentials): string => {
  const login = (module: string, further = '') =>
    `org.apache.kafka.common.security.${module}LoginModule required username="${user}" password="${password}"${further};`;
  const listener = 'listener.name.sasl_ssl';
  return `listener.security.protocol.map=SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT
inter.broker.listener.name=SASL_SSL
sasl.mechanism.inter.broker.protocol=${SCRAM}
sasl.enabled.mechanisms=${SCRAM},PLAIN
${listener}.scram-sha-512.sasl.jaas.config=${login('scram.Scram')}
${listener}.plain.sasl.jaas.config=${login('plain.Plain', ` user_${user}="${password}"`)}
${listener}.ssl.keystore.type=PEM
${listener}.ssl.keystore.location=${STORE}
${listener}.ssl.truststore.type=PEM
${listener}.ssl.truststore.location=${TRUSTED}`;
};
const SCRAM = 'SCRAM-SHA-512';
/** Relative to the process's working directory. */
const [STORE, TRUSTED] = ['store.pem', 'trusted.pem'];

/** Kafka needs key and certificate in one file. */
function makeStore(home: string, { certificate, key }: ServerCredentials): void {
  const shown = readFileSync(certificate, 'utf8');
  writeFileSync(join(home, STORE), `${readFileSync(key, 'utf8')}${shown}`, { mode: 0o600 });
  writeFileSync(join(home, TRUSTED), shown);
}

/**
 * @param libs folder of its jars
 * @param options.advertised port announced to clients, if something is in front of it
 */
export const kafkaServer = (libs: string, { advertised, secured }: KafkaOptions = {}): ServerKind => ({
  name: 'kafka',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const home = realpathSync(folder);
    const file = join(home, 'server.properties');
    const data = join(home, 'data');
    const place = { port, controller: await findFreePort(), advertised: advertised ?? port, secured };
    if (secured) makeStore(home, secured);
    if (!existsSync(join(data, 'meta.properties'))) format(home, libs, place);
    writeFileSync(file, settings(data, place));
    return { program: 'java', args: [...HEAP, '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', ...run(libs), file] };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `127.0.0.1:${advertised ?? port}`,
  ask: (_, port) => (secured ? assertSecuredKafkaIsUp(port, secured.certificate, SCRAM) : assertKafkaIsUp(port)),
});

type KafkaOptions = { advertised?: number; secured?: ServerCredentials };

const run = (libs: string, main = 'kafka.Kafka'): string[] => ['-cp', join(libs, '*'), main];

/** Formats under a temporary name and renames: an interrupted format leaves a folder without node ID, which Kafka refuses. */
function format(home: string, libs: string, place: Place): void {
  const data = join(home, 'data');
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Error(`${data} is not empty, but is not a Kafka data folder. Move or delete it.`);
  const half = join(home, 'data.new');
  for (const left of [half, data]) rmSync(left, { recursive: true, force: true });
  const file = join(home, 'format.properties');
  writeFileSync(file, settings(half, place));
  const tool = [...run(libs, 'kafka.tools.StorageTool'), 'format', '-t', CLUSTER, '-c', file, ...users(place)];
  const made = spawnSync('java', tool, { cwd: home, encoding: 'utf8', timeout: FORMAT_MS });
  if (made.status !== 0)
    throw new Error(`Kafka cannot format its data folder ${data}: ${made.error?.message ?? made.stderr}`);
  renameSync(half, data);
}

const users = ({ secured }: Place): string[] =>
  secured ? ['--add-scram', `${SCRAM}=[name=${secured.user},password=${secured.password}]`] : [];
