import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { downloadKafkaJars, SHARED_JARS } from '@naksha/deploy/local';
import { TOPIC } from './kafka-tool.ts';

// Kafka's own tools, which share no code with ours.
const CONSUMER = 'org.apache.kafka.tools.consumer.ConsoleConsumer';
const GROUPS = 'org.apache.kafka.tools.consumer.group.ConsumerGroupCommand';
const OFFSETS = 'org.apache.kafka.tools.GetOffsetShell';
const GROUP_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

const composeArguments = (main: string, broker: string, words: readonly string[]): string[] => [
  ...['-cp', join(downloadKafkaJars(SHARED_JARS, console.log), '*'), main],
  ...['--bootstrap-server', broker, ...words],
];
async function ask(main: string, broker: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('java', composeArguments(main, broker, words), {
    maxBuffer: MOST_BYTES,
  });
  return stdout.trim().split('\n');
}

export async function readMessages(broker: string): Promise<string[]> {
  const ends = await ask(OFFSETS, broker, '--topic', TOPIC);
  const count = ends.reduce((sum, end) => sum + Number(end.split(':')[2]), 0);
  if (count === 0) return [];
  const shown = ['headers', 'key', 'value'].flatMap((part) => ['--property', `print.${part}=true`]);
  return ask(CONSUMER, broker, '--topic', TOPIC, '--from-beginning', '--max-messages', `${count}`, ...shown);
}

/** Waits for a group with this prefix and a member. @throws on timeout */
export async function findGroup(broker: string, beginning: string): Promise<string> {
  for (const until = Date.now() + GROUP_MS; Date.now() < until; ) {
    const found = (await ask(GROUPS, broker, '--list')).find((name) => name.startsWith(beginning));
    if (found) return found;
  }
  throw new Error(`No consumer group ${beginning}… appeared within ${GROUP_MS} ms`);
}

export async function readOffsets(broker: string, group: string): Promise<Map<number, number>> {
  const lines = await ask(GROUPS, broker, '--describe', '--group', group);
  const rows = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([name, topic]) => name === group && topic === TOPIC);
  const read = rows.filter(([, , , offset]) => offset !== '-');
  return new Map(read.map(([, , partition, offset]) => [Number(partition), Number(offset)]));
}

/** Joins the group with an incompatible assignment strategy, so that our consumers cannot join. @returns a function to leave */
export async function joinWithIncompatibleStrategy(broker: string, group: string): Promise<() => Promise<void>> {
  const stranger = spawn('java', composeArguments(CONSUMER, broker, ['--topic', TOPIC, '--group', group]), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await waitForOutput(stranger, 'Successfully joined group');
  stranger.stderr.resume();
  return async () => {
    const ended = once(stranger, 'exit');
    stranger.kill();
    await ended;
  };
}

async function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    if (line.includes(words)) return;
    said.push(line);
  }
  throw new Error(`The process exited before it printed '${words}':\n${said.slice(-20).join('\n')}`);
}
