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

// The only file that imports kafkajs (2.2.4, barely maintained); workarounds belong here.

export type { TopicAdmin };

/** kafkajs logs some normal steps as errors, such as a group's first join. */
export type KafkaLogEntry = { level: 'error' | 'warn'; message: string; detail: Record<string, unknown> };

export type KafkaSecurity = {
  /** NODE_EXTRA_CA_CERTS adds a private CA. */
  tls?: boolean;
  sasl?: { mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; username: string; password: string };
};

export type KafkaAddress = {
  /** host:port */
  brokers: readonly string[];
  clientId: string;
  security?: KafkaSecurity;
  onLog?(entry: KafkaLogEntry): void;
};

// kafkajs schedules a check of pending requests with a negative delay even if there are none: one timer per
// millisecond and connection.
const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
const { scheduleCheckPendingRequests } = prototype;
prototype.scheduleCheckPendingRequests = function (this: { pending: unknown[] }) {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};

/** Callers retry too. Explicit because kafkajs uses other defaults in tests. */
const RETRY = { retries: 3, initialRetryTime: 100, multiplier: 2, factor: 0.2, maxRetryTime: 1000 };

/** Disconnecting waits for pending requests, which a hanging server never answers. */
const DISCONNECT_TIMEOUT = { milliseconds: 3000, message: false } as const;

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

export async function withKafkaAdmin<Result>(
  address: KafkaAddress,
  run: (admin: TopicAdmin) => Promise<Result>,
): Promise<Result> {
  const admin = open(address).admin();
  try {
    await admin.connect();
    return await run(admin);
  } finally {
    await pTimeout(admin.disconnect(), DISCONNECT_TIMEOUT);
  }
}

export type KafkaProducer = {
  /** Resolves when every in-sync replica has the messages. */
  send(messages: readonly OutgoingMessage[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Neither idempotent nor transactional: kafkajs loses acknowledged messages of overlapping idempotent sends, and
 * hangs after a failed commit. Callers await each send to keep the order.
 */
export async function openKafkaProducer(address: KafkaAddress, topic: string): Promise<KafkaProducer> {
  const producer = open(address).producer({ allowAutoTopicCreation: false, idempotent: false, retry: RETRY });
  const close = () => pTimeout(producer.disconnect(), DISCONNECT_TIMEOUT);
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
  /** Replaces the previous assignment. */
  onAssigned(partitions: readonly number[]): void;
  onMessages(partition: number, messages: readonly IncomingMessage[]): void;
};

/** Restarts by kafkajs are disabled: a consumer that is starting could not be stopped. */
export async function joinConsumerGroup(member: GroupMember, until: Promise<void>): Promise<void> {
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
  crashed.catch(() => {}); // rethrown by the race below, unless starting fails first
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) =>
    member.onAssigned(payload.memberAssignment[member.topic] ?? []),
  );
  try {
    const started = start(consumer, member);
    started.catch(() => {}); // rethrown by the race below, unless `until` settles first
    await Promise.race([until, crashed, started.then(() => until)]);
  } finally {
    // Keep an earlier error.
    await pTimeout(consumer.disconnect(), DISCONNECT_TIMEOUT).catch((error: Error) => {
      member.address.onLog?.({
        level: 'warn',
        message: `leaving the consumer group failed: ${error.message}`,
        detail: { error },
      });
    });
  }
}

async function start(consumer: Consumer, { topic, onMessages }: GroupMember): Promise<void> {
  try {
    await consumer.connect();
    // By default, messages between assignment and first fetch would be skipped.
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({
      // Committing after each batch would delay the next fetch, and offsets are only a hint.
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
