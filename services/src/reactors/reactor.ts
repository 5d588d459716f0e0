import type { DomainEvent, KnownEvent } from '@naksha/events/contracts';
import type pg from 'pg';

/** What an effect's kind is called; also the name of its jobs. */
export type EffectKind = 'notify-lead';

/** A line of a reactor's table: this event leads to that effect. */
export type Rule<Type extends DomainEvent['type'] = DomainEvent['type']> = {
  on: Type;
  kind: EffectKind;
  /** Id of what the effect is about; effects of one kind and subject are done one after the other. */
  subject(event: KnownEvent<Extract<DomainEvent, { type: Type }>>): string;
};

/** A rule with its event's type checked where it is written. */
export const rule = <Type extends DomainEvent['type']>(one: Rule<Type>): Rule => one as unknown as Rule;

/** A table that a reactor keeps in step with its position. */
export type KeptTable = {
  types: readonly DomainEvent['type'][];
  /** Writes what consecutive events of one partition make of the table, within the transaction that moves the position. */
  write(transaction: pg.ClientBase, events: readonly KnownEvent[]): Promise<void>;
};

/** Follows the log under a name, with a position of its own, and is never replayed. */
export type Reactor = {
  name: string;
  /**
   * Where it begins when it is started for the first time. Whatever people are told begins `now`: nobody is notified of the
   * past. What only keeps a table begins at the `beginning`.
   */
  from: 'now' | 'beginning';
  rules?: readonly Rule[];
  keeps?: KeptTable;
};
