import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import type { Type } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { EffectHandler } from './effect.ts';

/** This event leads to an effect. */
export type Rule<On extends DomainEvent['type'] = DomainEvent['type']> = {
  on: On;
  /** ID of the effect's subject; effects of one kind and subject run one after the other. */
  subject(event: KnownEvent<Extract<DomainEvent, { type: On }>>): string;
};

/** Creates a rule with its event type checked. */
export const rule = <On extends DomainEvent['type']>(one: Rule<On>): Rule => one as unknown as Rule;

/** A table that a reactor keeps in step with its position. */
export type KeptTable = {
  types: readonly DomainEvent['type'][];
  /** Writes consecutive events of one partition to the table, in the transaction that moves the position. */
  write(transaction: pg.ClientBase, events: readonly KnownEvent[]): Promise<void>;
};

/** Fields of a log line. */
export type LogFields = Readonly<Record<string, unknown>>;

export type RoundTools = {
  /** Of the write database. */
  pool: pg.Pool;
  commands: Pick<CommandBus, 'execute'>;
  clock: Clock;
  /** Called for one item that failed. The rest are done, and the next round retries it. `what` is a stable name. */
  onFailed(error: unknown, what: string, fields?: LogFields): void;
  /** Ends the round early. */
  signal?: AbortSignal;
};

/** Follows the log under a name with its own position; never replayed. */
export type Reactor = {
  name: string;
  /**
   * Where it begins on its first start. Notifications begin `now`, so that nobody is notified about the past. Tables begin at the
   * `beginning`.
   */
  from: 'now' | 'beginning';
  rules?: readonly (Rule & { kind: string })[];
  /** Performs the effects of the rules. */
  handler?: Type<EffectHandler>;
  keeps?: KeptTable;
  /** Runs once a minute in each process with reactors, for due work. */
  round?(tools: RoundTools): Promise<unknown>;
};

export type EffectDeclaration = {
  /** Name of its rows, jobs and position: never change it. */
  kind: string;
  rules: readonly Rule[];
  /** A class instantiated by Nest, with injection of the write side. */
  handler: Type<EffectHandler>;
};

/** Something that must happen because of an event. */
export const declareEffect = ({ kind, rules, handler }: EffectDeclaration): Reactor => ({
  name: kind,
  from: 'now',
  rules: rules.map((one) => ({ ...one, kind })),
  handler,
});
