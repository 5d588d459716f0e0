import type { z } from 'zod';

/** Lifts the data of the version before to its own. Index 0 lifts version 1 to 2. */
export type Upcaster = (data: unknown) => unknown;

export type EventDefinition<Schema extends z.ZodType = z.ZodType> = {
  version: number;
  schema: Schema;
  upcasters: readonly Upcaster[];
};

/**
 * One type of event at its newest version. Every older version needs an upcaster and a golden fixture
 * (`contracts/fixtures/`), because what is in the event table stays there for ever.
 */
export function event<Schema extends z.ZodType>(
  schema: Schema,
  upcasters: readonly Upcaster[] = [],
): EventDefinition<Schema> {
  return { version: upcasters.length + 1, schema, upcasters };
}

export type StreamDefinition = Record<string, EventDefinition>;

/** The union of a stream's events: `{ type, data }`. */
export type EventsOf<Stream extends StreamDefinition> = {
  [Type in keyof Stream & string]: { type: Type; data: z.output<Stream[Type]['schema']> };
}[keyof Stream & string];
