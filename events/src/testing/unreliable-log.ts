import type { EventBatch, EventConsumer, EventLog, Subscription } from '../event-log/event-log.port.ts';
import { seededRandom } from '../kernel/seeded-random.ts';

export const FAULTS = ['duplicated', 'rewound', 'interrupted'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the consumer's own error handling never sees: the fault is the log's. */
class Interruption extends Error {}

/**
 * A log that delivers as badly as the port allows: batches twice, from an earlier point again, or cut off in the middle
 * with the rest to come later. Three times in ten, after `seed`.
 */
export class UnreliableLog implements EventLog {
  private readonly log: EventLog;
  private readonly faults: readonly Fault[];
  private readonly random: () => number;

  constructor(log: EventLog, faults: readonly Fault[], seed: number) {
    this.log = log;
    this.faults = faults;
    this.random = seededRandom(seed);
  }

  follow(consumer: EventConsumer): Promise<Subscription> {
    return this.log.follow({
      name: consumer.name,
      positions: async (partitions) => {
        const positions = await consumer.positions(partitions);
        if (!this.faults.includes('rewound')) return positions;
        return new Map([...positions].map(([partition, seq]) => [partition, this.happens() ? this.upTo(seq) : seq]));
      },
      handle: (batch) => this.deliver(consumer, batch),
      onError: (error, partition) => {
        if (!(error instanceof Interruption)) consumer.onError?.(error, partition);
      },
    });
  }

  private async deliver(consumer: EventConsumer, batch: EventBatch): Promise<void> {
    if (this.faults.includes('interrupted') && this.happens()) {
      const events = batch.events.slice(0, this.upTo(batch.events.length));
      if (events.length > 0) await consumer.handle({ ...batch, events });
      throw new Interruption();
    }
    await consumer.handle(batch);
    if (this.faults.includes('duplicated') && this.happens()) await consumer.handle(batch);
    // The log asks for the positions again after an error, and gets earlier ones.
    if (this.faults.includes('rewound') && this.happens()) throw new Interruption();
  }

  private happens(): boolean {
    return this.random() < 0.3;
  }

  /** 0 up to and including `most` */
  private upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }
}
