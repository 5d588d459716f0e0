import { exchange } from './exchange.ts';

/** Metadata of no topic, version 1, from Kafka's protocol guide: kind, version, number, client, topics. */
const METADATA = Buffer.concat([
  words(3, 1),
  Buffer.from([0, 0, 0, 7]),
  words(6),
  Buffer.from('naksha'),
  Buffer.alloc(4),
]);
const REQUEST = Buffer.concat([length(METADATA), METADATA]);
/** Length and number stand before the brokers' count. */
const BROKERS_AT = 8;

/**
 * A broker that is just starting takes connections, but knows of no broker yet: it is up when it names itself.
 * @throws where it isn't
 */
export async function askKafka(port: number): Promise<void> {
  const answer = await exchange(
    port,
    REQUEST,
    (bytes) => bytes.length >= 4 && bytes.length >= 4 + bytes.readInt32BE(0),
  );
  if (answer.length < BROKERS_AT + 4 || answer.readInt32BE(BROKERS_AT) < 1)
    throw new Error(`port ${port}: Kafka is starting`);
}

function words(...numbers: number[]): Buffer {
  const buffer = Buffer.alloc(2 * numbers.length);
  for (const [k, number] of numbers.entries()) buffer.writeInt16BE(number, 2 * k);
  return buffer;
}

function length(of: Buffer): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(of.length);
  return buffer;
}
