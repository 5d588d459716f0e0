import { Backoff } from '../../async/backoff.ts';
import { Signal } from '../../async/signal.ts';
import type { RecordedEvent } from '../../contracts/event.ts';
import { EVERY_PARTITION, PARTITIONS } from '../../kernel/partition.ts';
import type { EventConsumer, Subscription } from '../event-log.port.ts';
import { PartitionSubscription } from '../partition-subscription.ts';
import { ForeignMessage, type IncomingMessage, parseKafkaMessage, parseKafkaMessageSeq } from './cloud-events.ts';
import { joinConsumerGroup } from './kafka-client.ts';
import { KafkaCrash } from './kafka-crash.ts';
import type { KafkaEventLogOptions } from './kafka-event-log-options.ts';

type Optional = 'onLog' | 'security';
type Options = Required<Omit<KafkaEventLogOptions, Optional>> & Pick<KafkaEventLogOptions, Optional>;

/** Rejoins its group after failures. */
export class KafkaSubscription implements Subscription {
  private readonly options: Options;
  private readonly consumer: EventConsumer;
  private readonly join: typeof joinConsumerGroup;
  private readonly partitions: PartitionSubscription;
  private buffers: EventBuffer[] = [];
  private source = '';
  private assigned = false;
  private readonly withoutKafkaTimer: NodeJS.Timeout;
  private readonly backoff: Backoff;
  /** Of the current series of uncertain errors. */
  private uncertainSince: number | undefined;
  private stopped = false;
  private readonly stopping = Promise.withResolvers<void>();
  private readonly end = new Signal();
  private readonly member: Promise<void>;

  constructor(options: Options, consumer: EventConsumer, join: typeof joinConsumerGroup = joinConsumerGroup) {
    this.options = options;
    this.join = join;
    this.consumer = consumer;
    this.backoff = new Backoff(options.retryMs);
    this.partitions = new PartitionSubscription(
      {
        ...options,
        buffered: (partition, after, limit) => this.buffers[partition].readAfter(after, limit),
      },
      consumer,
    );
    this.withoutKafkaTimer = setTimeout(() => this.readWithoutKafka(), options.pollMs);
    this.member = this.runMembership();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.withoutKafkaTimer);
    this.stopping.resolve();
    this.end.notify();
    await Promise.all([this.partitions.stop(), this.member]);
  }

  private async runMembership(): Promise<void> {
    while (!this.stopped)
      try {
        await this.joinAndConsume();
      } catch (error) {
        this.consumer.onError?.(error, undefined);
        if (error instanceof KafkaCrash && this.isFinal(error)) return this.options.onCrash(error);
        if (!this.stopped) await this.end.waitForNotification(0, this.backoff.nextDelayMs());
      }
  }

  private isFinal({ recovery }: KafkaCrash): boolean {
    if (recovery !== 'uncertain') {
      this.uncertainSince = undefined;
      return recovery === 'permanent';
    }
    this.uncertainSince ??= performance.now();
    return performance.now() - this.uncertainSince >= this.options.uncertainMs;
  }

  private async joinAndConsume(): Promise<void> {
    const { brokers, clientId, security, onLog, topic, reader } = this.options;
    this.source = await reader.source();
    await this.join(
      {
        address: { brokers, clientId, security, onLog },
        group: await this.groupId(),
        topic,
        onAssigned: (partitions) => {
          this.backoff.reset();
          this.uncertainSince = undefined;
          this.assign(partitions);
        },
        onMessages: (partition, messages) => this.buffer(partition, messages),
      },
      this.stopping.promise,
    );
  }

  /** Other installations on the same Kafka must not join this group. */
  private async groupId(): Promise<string> {
    const { groupPrefix } = this.options;
    const { name } = this.consumer;
    return [`${groupPrefix}${name}`, this.source.replace(/^urn:uuid:/, ''), await this.consumer.identity?.()]
      .filter(Boolean)
      .join('-');
  }

  private assign(partitions: readonly number[]): void {
    this.assigned = true;
    const maxEvents = 2 * this.options.batchSize;
    this.buffers = EVERY_PARTITION.map(() => new EventBuffer(maxEvents));
    this.partitions.assign(partitions.filter((partition) => partition < PARTITIONS));
  }

  /** If Kafka has assigned no partition since the start; checkpoints prevent double work. */
  private readWithoutKafka(): void {
    if (!this.assigned) this.assign(EVERY_PARTITION);
  }

  private buffer(partition: number, messages: readonly IncomingMessage[]): void {
    const handled = this.partitions.handledSeq(partition) ?? 0;
    let newest = 0;
    const foreign: ForeignMessage[] = [];
    for (const message of messages)
      try {
        const seq = parseKafkaMessageSeq(message, partition, this.source);
        if (seq <= handled) continue;
        this.buffers[partition].put(parseKafkaMessage(message, partition, this.source));
        newest = Math.max(newest, seq);
      } catch (error) {
        if (!(error instanceof ForeignMessage)) throw error;
        foreign.push(error);
      }
    // Once per batch: a topic can hold millions of messages from an earlier event table.
    if (foreign.length > 0) this.consumer.onError?.(summarizeForeign(foreign), partition);
    this.partitions.noticeHead(partition, newest);
  }
}

const summarizeForeign = ([first, ...more]: readonly ForeignMessage[]): Error =>
  more.length === 0
    ? first
    : new Error(`${first.message} (and ${more.length} more errors in this batch)`, { cause: first });

/** A cache: dropped when it grows too long, because the event table has everything. */
export class EventBuffer {
  private run: RecordedEvent[] = [];
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  put(event: RecordedEvent): void {
    const last = this.run.at(-1)?.seq;
    if (last !== undefined && event.seq <= last) return;
    if (last === undefined || event.seq > last + 1 || this.run.length >= this.max) this.run = [event];
    else this.run.push(event);
  }

  /** Without a gap; discards those up to `after`. */
  readAfter(after: number, limit: number): readonly RecordedEvent[] {
    if (this.run.length === 0 || this.run[0].seq > after + 1) return [];
    const done = after + 1 - this.run[0].seq;
    if (done > 0) this.run = this.run.slice(done);
    return this.run.slice(0, limit);
  }
}
