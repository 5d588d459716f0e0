import type { EventBatch, EventConsumer, EventLog, Subscription } from '../event-log/event-log.port.ts';
import { seededRandom } from '../kernel/seeded-random.ts';

export const FAULTS = ['duplicated', 'rewound', 'interrupted'] as const;
export type Fault = (typeof FAULTS)[number];

/** Not reported to the consumer's error handler. */
class Interruption extends Error {}

/** As badly as the port allows, three times in ten, by `seed`. */
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
    if (this.faults.includes('rewound') && this.happens()) throw new Interruption();
  }

  private happens(): boolean {
    return this.random() < 0.3;
  }

  /** Inclusive. */
  private upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }
}
