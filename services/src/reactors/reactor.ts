import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type { Clock } from '@naksha/events/kernel';
import type { Type } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { EffectHandler } from './effect.ts';

export type Rule<On extends DomainEvent['type'] = DomainEvent['type']> = {
  on: On;
  /** Effects of one kind and subject run one after the other. */
  subject(event: KnownEvent<Extract<DomainEvent, { type: On }>>): string;
};

export const defineEffectRule = <On extends DomainEvent['type']>(rule: Rule<On>): Rule => rule as unknown as Rule;

export type KeptTable = {
  types: readonly DomainEvent['type'][];
  /** Consecutive events of one partition, in the transaction that moves the position. */
  write(transaction: pg.ClientBase, events: readonly KnownEvent[]): Promise<void>;
};

export type LogFields = Readonly<Record<string, unknown>>;

export type RoundTools = {
  pool: pg.Pool;
  commands: Pick<CommandBus, 'execute'>;
  clock: Clock;
  /** The rest are done, and the next round retries it.. */
  onFailed(error: unknown, event: string, fields?: LogFields): void;
  signal?: AbortSignal;
};

/** Follows the log under a name with its own position; never replayed. */
export type Reactor = {
  name: string;
  /**
   * On its first start: notifications `now`, so that nobody is notified about the past; tables at the `beginning`.
   */
  from: 'now' | 'beginning';
  rules?: readonly (Rule & { kind: string })[];
  /** Performs the effects of the rules. */
  handler?: Type<EffectHandler>;
  keeps?: KeptTable;
  /** Once a minute in each process with reactors. */
  round?(tools: RoundTools): Promise<unknown>;
};

export type EffectDeclaration = {
  /** Name of its rows, jobs and position: never change it. */
  kind: string;
  rules: readonly Rule[];
  /** Instantiated by Nest. */
  handler: Type<EffectHandler>;
};

export const declareEffect = ({ kind, rules, handler }: EffectDeclaration): Reactor => ({
  name: kind,
  from: 'now',
  rules: rules.map((one) => ({ ...one, kind })),
  handler,
});
