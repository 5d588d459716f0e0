import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import type { Type } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { EffectHandler } from './effect.ts';

/** This event leads to an effect. */
export type Rule<On extends DomainEvent['type'] = DomainEvent['type']> = {
  on: On;
  /** Id of what the effect is about; effects of one kind and subject are done one after the other. */
  subject(event: KnownEvent<Extract<DomainEvent, { type: On }>>): string;
};

/** A rule with its event's type checked where it is written. */
export const rule = <On extends DomainEvent['type']>(one: Rule<On>): Rule => one as unknown as Rule;

/** A table that a reactor keeps in step with its position. */
export type KeptTable = {
  types: readonly DomainEvent['type'][];
  /** Writes what consecutive events of one partition make of the table, within the transaction that moves the position. */
  write(transaction: pg.ClientBase, events: readonly KnownEvent[]): Promise<void>;
};

/** Fields of a log line. */
export type LogFields = Readonly<Record<string, unknown>>;

export type RoundTools = {
  /** Of the write database. */
  pool: pg.Pool;
  commands: Pick<CommandBus, 'execute'>;
  clock: Clock;
  /** Called for one item that failed. The others are done, and the next round retries it. `what` is a stable name. */
  onFailed(error: unknown, what: string, fields?: LogFields): void;
  /** Ends the round soon. */
  signal?: AbortSignal;
};

/** Follows the log under a name, with a position of its own, and is never replayed. */
export type Reactor = {
  name: string;
  /**
   * Where it begins when it is started for the first time. Whatever people are told begins `now`: nobody is notified of the
   * past. What only keeps a table begins at the `beginning`.
   */
  from: 'now' | 'beginning';
  rules?: readonly (Rule & { kind: string })[];
  /** Does the effects that the rules lead to. */
  handler?: Type<EffectHandler>;
  keeps?: KeptTable;
  /** Does what time has made due: once a minute, in each process that has reactors. */
  round?(tools: RoundTools): Promise<unknown>;
};

export type EffectDeclaration = {
  /** What its rows, its jobs and its reactor's position are called: never to be changed. */
  kind: string;
  rules: readonly Rule[];
  /** A class that Nest makes, with whatever the write side can inject. */
  handler: Type<EffectHandler>;
};

/** Something that must happen because of an event. */
export const declareEffect = ({ kind, rules, handler }: EffectDeclaration): Reactor => ({
  name: kind,
  from: 'now',
  rules: rules.map((one) => ({ ...one, kind })),
  handler,
});
