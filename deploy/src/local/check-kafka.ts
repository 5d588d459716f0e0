import { sendTcpRequest } from './send-and-receive.ts';

/**
 * A metadata request for no topic, version 1, from Kafka's protocol guide: API key, version, correlation ID, client ID, topics.
 */
const METADATA = Buffer.concat([
  words(3, 1),
  Buffer.from([0, 0, 0, 7]),
  words(6),
  Buffer.from('naksha'),
  Buffer.alloc(4),
]);
const REQUEST = Buffer.concat([length(METADATA), METADATA]);
/** Length and correlation ID precede the number of brokers. */
const BROKERS_AT = 8;

/** A starting broker accepts connections but lists no brokers yet: it is up when it lists itself. @throws if it is not up */
export async function assertKafkaIsUp(port: number): Promise<void> {
  const answer = await sendTcpRequest(
    port,
    REQUEST,
    (bytes) => bytes.length >= 4 && bytes.length >= 4 + bytes.readInt32BE(0),
  );
  if (answer.length < BROKERS_AT + 4 || answer.readInt32BE(BROKERS_AT) < 1)
    throw new Error(`Kafka on port ${port} is still starting`);
}

/**
 * A broker with authentication at least lists its mechanisms: SaslHandshake, version 1.
 * @throws if it is not up, or lacks the mechanism
 */
export async function assertSecuredKafkaIsUp(port: number, certificate: string, mechanism: string): Promise<void> {
  const name = Buffer.from(mechanism);
  const handshake = Buffer.concat([
    words(17, 1),
    Buffer.from([0, 0, 0, 7]),
    words(6),
    Buffer.from('naksha'),
    words(name.length),
    name,
  ]);
  const whole = (bytes: Buffer) => bytes.length >= 4 && bytes.length >= 4 + bytes.readInt32BE(0);
  const answer = await sendTcpRequest(port, Buffer.concat([length(handshake), handshake]), whole, certificate);
  if (answer.readInt16BE(BROKERS_AT) !== 0)
    throw new Error(`Kafka on port ${port} does not support the SASL mechanism ${mechanism}`);
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
