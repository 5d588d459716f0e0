import {
  catalogue,
  type DomainEvent,
  decodeEvent,
  type KnownEvent,
  type RecordedEvent,
  UnknownEventVersion,
} from '@naksha/events/contracts';
import { applyUnseenEvents, type EventBatch, type EventConsumer } from '@naksha/events/event-log';
import type { EventReader } from '@naksha/events/event-store';
import type { Clock } from '@naksha/events/kernel';
import { recordSpanOfRemoteParent, SpanKind } from '@naksha/events/tracing';
import type pg from 'pg';
import type { Reactor } from './reactor.ts';
import { type NewEffect, ReactorPositions } from './reactor-positions.ts';

export type ReactorTools = {
  pool: pg.Pool;
  reader: EventReader;
  clock: Clock;
  /** After commit. Must not throw. */
  onEffects(effects: readonly NewEffect[]): Promise<void>;
  onMoved?(partition: number, seq: number): void;
  onError(error: unknown, partition: number | undefined): void;
};

/**
 * Stores effects and moves its position in one transaction per batch. Duplicates are dropped, and gaps are read from
 * the event table.
 */
export class ReactorConsumer implements EventConsumer {
  readonly name: string;
  private readonly reactor: Reactor;
  private readonly tools: ReactorTools;
  private readonly storedPositions: ReactorPositions;
  private readonly reached = new Map<number, number>();

  constructor(reactor: Reactor, tools: ReactorTools) {
    this.name = `reactor-${reactor.name}`;
    this.reactor = reactor;
    this.tools = tools;
    this.storedPositions = new ReactorPositions(tools.pool, reactor);
  }

  async positions(partitions: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const seqs = await this.storedPositions.read();
    return new Map(
      partitions.map((partition) => [partition, this.recordProgress(partition, seqs.get(partition) ?? 0)]),
    );
  }

  /** @throws PositionMoved if another owner is active; UnknownEventVersion if this code is too old */
  async handle(batch: EventBatch): Promise<void> {
    const { partition } = batch;
    if (!this.reached.has(partition)) await this.positions([partition]);
    const { reached } = this;
    const consumer = {
      get checkpoint() {
        return reached.get(partition)!;
      },
      apply: (events: readonly RecordedEvent[]) => this.step(partition, reached.get(partition)!, events),
    };
    try {
      await applyUnseenEvents(consumer, batch, this.tools.reader);
    } catch (error) {
      // This owner's cache may be behind the database.
      this.reached.delete(partition);
      throw error;
    }
  }

  onError(error: unknown, partition: number | undefined): void {
    this.tools.onError(error, partition);
  }

  private async step(partition: number, from: number, events: readonly RecordedEvent[]): Promise<void> {
    const { rules = [], keeps, name } = this.reactor;
    const startTime = Date.now();
    const known = decodeEvents(events, new Set([...rules.map(({ on }) => on), ...(keeps?.types ?? [])]));
    const effects = known.flatMap((one) => findEffects(one, rules));
    const kept = known.flatMap(({ event }) => (event && keeps?.types.includes(event.type) ? [event] : []));
    const to = events.at(-1)!.seq;
    const fresh = await this.storedPositions.move({
      partition,
      from,
      to,
      effects,
      now: this.tools.clock.now(),
      writeMore: kept.length > 0 ? (transaction) => keeps!.write(transaction, kept) : undefined,
    });
    for (const { event, kind } of fresh)
      recordSpanOfRemoteParent(`react ${name}`, event.correlationId, {
        ...{ kind: SpanKind.CONSUMER, startTime },
        attributes: { 'naksha.event.type': event.type, 'naksha.effect.kind': kind },
      });
    this.recordProgress(partition, to);
    if (fresh.length > 0) await this.tools.onEffects(fresh);
  }

  private recordProgress(partition: number, seq: number): number {
    this.reached.set(partition, seq);
    this.tools.onMoved?.(partition, seq);
    return seq;
  }
}

/** Without `event` its data is invalid. */
type Read = { recorded: RecordedEvent; event?: KnownEvent; unreadable?: string };

/**
 * Invalid data is passed on as such: it must neither be lost nor block later events.
 * @throws UnknownEventVersion, which may need effects unknown to this code
 */
function decodeEvents(events: readonly RecordedEvent[], types: ReadonlySet<string>): Read[] {
  return events.flatMap((recorded): Read[] => {
    const definition = Object.hasOwn(catalogue, recorded.type) ? catalogue[recorded.type] : undefined;
    if (!definition || recorded.schema > definition.version) throw new UnknownEventVersion(recorded);
    if (!types.has(recorded.type)) return [];
    try {
      return [{ recorded, event: decodeEvent(recorded) }];
    } catch (error) {
      return [
        { recorded, unreadable: `Event could not be decoded: ${error instanceof Error ? error.name : 'unknown'}` },
      ];
    }
  });
}

const findEffects = ({ recorded, event, unreadable }: Read, rules: NonNullable<Reactor['rules']>): NewEffect[] =>
  rules
    .filter(({ on }) => on === (recorded.type as DomainEvent['type']))
    .map(({ kind, subject }) => ({
      event: recorded,
      kind,
      subject: event ? subject(event as never) : recorded.stream,
      unreadable,
    }));
