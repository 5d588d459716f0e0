import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kafkaJars, SHARED_JARS } from '../../local/kafka-jars.ts';

/** The one topic of the events. */
const TOPIC = 'naksha.events.v1';

/** Kafka's own tool deletes the topic of events, as somebody at a keyboard might. @param broker host:port */
export async function deleteTopic(broker: string): Promise<void> {
  const classes = join(kafkaJars(SHARED_JARS, console.log), '*');
  const tool = ['-cp', classes, 'org.apache.kafka.tools.TopicCommand', '--bootstrap-server', broker];
  await promisify(execFile)('java', [...tool, '--delete', '--topic', TOPIC]);
}
