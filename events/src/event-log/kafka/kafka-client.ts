import { createRequire } from 'node:module';
import {
  type Consumer,
  type EachBatchPayload,
  Kafka,
  logLevel,
  type SASLOptions,
  type Admin as TopicAdmin,
} from 'kafkajs';
import pTimeout from 'p-timeout';
import type { IncomingMessage, OutgoingMessage } from './cloud-events.ts';
import { KafkaCrash } from './kafka-crash.ts';

// The one file that knows kafkajs (2.2.4, hardly maintained): everything that has to be known of its ways stands here.

export type { TopicAdmin };

/** What kafkajs says while it works; much of it is called an error and is none, such as a group's first join. */
export type KafkaLog = { level: 'error' | 'warn'; message: string; detail: Record<string, unknown> };

/** How Kafka is talked to, where that is neither in the clear nor by anybody. */
export type KafkaSecurity = {
  /** The server's certificate has to be one that Node trusts; NODE_EXTRA_CA_CERTS adds one's own. */
  tls?: boolean;
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
};

export type KafkaAddress = {
  /** host:port */
  brokers: readonly string[];
  clientId: string;
  security?: KafkaSecurity;
  onLog?(entry: KafkaLog): void;
};

// After each answer it sets a timer for requests that wait, also where none do, with a negative delay: that is a timer a
// millisecond on each connection for as long as it lives, and a warning of Node's.
const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
const { scheduleCheckPendingRequests } = prototype;
prototype.scheduleCheckPendingRequests = function (this: { pending: unknown[] }) {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};

/** Retries of kafkajs are few and quick, and said outright because it has others in tests: ours are around them. */
const RETRY = { retries: 3, initialRetryTime: 100, multiplier: 2, factor: 0.2, maxRetryTime: 1000 };

/** Disconnecting waits for what is under way, which a server that hangs may never answer. */
const LEAVING = { milliseconds: 3000, message: false } as const;

const open = ({ brokers, clientId, security = {}, onLog }: KafkaAddress): Kafka =>
  new Kafka({
    brokers: [...brokers],
    clientId,
    ssl: security.tls,
    sasl: security.sasl as SASLOptions | undefined,
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    retry: RETRY,
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => {
      const { message, timestamp, ...detail } = entry.log;
      onLog?.({ level: entry.level === logLevel.ERROR ? 'error' : 'warn', message, detail });
    },
  });

/** @throws whatever `run` does, and where Kafka does not answer */
export async function withAdmin<Answer>(
  address: KafkaAddress,
  run: (admin: TopicAdmin) => Promise<Answer>,
): Promise<Answer> {
  const admin = open(address).admin();
  try {
    await admin.connect();
    return await run(admin);
  } finally {
    await pTimeout(admin.disconnect(), LEAVING);
  }
}

export type KafkaProducer = {
  /** Resolves when every in-sync replica has the messages. @throws where Kafka may not have them, or has some of them */
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Without idempotence and transactions: kafkajs loses acknowledged messages by the one when sends overlap, and is stuck by
 * the other after a failed commit. A caller that awaits each send keeps the order all the same.
 */
export async function openProducer(address: KafkaAddress, topic: string): Promise<KafkaProducer> {
  const producer = open(address).producer({ allowAutoTopicCreation: false, idempotent: false, retry: RETRY });
  const close = () => pTimeout(producer.disconnect(), LEAVING);
  try {
    await producer.connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async send(messages) {
      await producer.send({ topic, acks: -1, messages: messages as OutgoingMessage[] });
    },
    close,
  };
}

export type GroupMember = {
  address: KafkaAddress;
  group: string;
  topic: string;
  /** The partitions that are this member's from now on. */
  onAssigned(partitions: readonly number[]): void;
  onMessages(partition: number, messages: readonly IncomingMessage[]): void;
};

/**
 * A member of a consumer group until `until` settles. kafkajs would restart a crashed consumer itself, but then nobody can
 * stop one that is just starting.
 * @throws KafkaCrash
 */
export async function joinGroup(member: GroupMember, until: Promise<void>): Promise<void> {
  const consumer = open(member.address).consumer({
    groupId: member.group,
    allowAutoTopicCreation: false,
    sessionTimeout: 10_000,
    rebalanceTimeout: 10_000,
    heartbeatInterval: 1000,
    minBytes: 1,
    maxWaitTimeInMs: 500,
    readUncommitted: true,
    retry: { ...RETRY, retries: 5, restartOnFailure: async () => false },
  });
  const crashed = new Promise<never>((_, reject) =>
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(new KafkaCrash(payload.error))),
  );
  crashed.catch(() => {}); // heard of below, unless starting fails first
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) =>
    member.onAssigned(payload.memberAssignment[member.topic] ?? []),
  );
  try {
    const started = start(consumer, member);
    started.catch(() => {}); // heard of below, unless it ends first
    await Promise.race([until, crashed, started.then(() => until)]);
  } finally {
    // What went wrong before is what counts.
    await pTimeout(consumer.disconnect(), LEAVING).catch((error: Error) => {
      member.address.onLog?.({
        level: 'warn',
        message: `leaving the group failed: ${error.message}`,
        detail: { error },
      });
    });
  }
}

async function start(consumer: Consumer, { topic, onMessages }: GroupMember): Promise<void> {
  try {
    await consumer.connect();
    // Where the group has no offset: its default would leave out what comes between the assignment and the first fetch.
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({
      // Not after each batch, which would wait for the answer before it fetches again: offsets are only a hint.
      autoCommit: false,
      autoCommitInterval: 1000,
      eachBatchAutoResolve: false,
      eachBatch: async ({ batch, resolveOffset, commitOffsetsIfNecessary }: EachBatchPayload) => {
        onMessages(batch.partition, batch.messages);
        resolveOffset(batch.lastOffset());
        await commitOffsetsIfNecessary();
      },
    });
  } catch (error) {
    throw new KafkaCrash(error as Error);
  }
}
