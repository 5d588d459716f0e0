import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { downloadKafkaJars, SHARED_JARS } from '@naksha/deploy/local';

export const TOPIC = 'naksha.events.v1';

export async function deleteTopic(broker: string): Promise<void> {
  await topicTool(broker, '--delete', '--topic', TOPIC);
}

export async function listTopics(broker: string): Promise<string[]> {
  return (await topicTool(broker, '--list', '--exclude-internal')).trim().split('\n');
}

async function topicTool(broker: string, ...words: string[]): Promise<string> {
  const classes = join(downloadKafkaJars(SHARED_JARS, console.log), '*');
  const tool = ['-cp', classes, 'org.apache.kafka.tools.TopicCommand', '--bootstrap-server', broker, ...words];
  return (await promisify(execFile)('java', tool)).stdout;
}
