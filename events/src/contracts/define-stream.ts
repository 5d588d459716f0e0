import type { z } from 'zod';

/** Converts data of one version to the next. Index 0 converts version 1 to 2. */
export type Upcaster = (data: unknown) => unknown;

export type EventDefinition<Schema extends z.ZodType = z.ZodType> = {
  version: number;
  schema: Schema;
  upcasters: readonly Upcaster[];
};

/**
 * An event type at its newest version. Every older version needs an upcaster and a golden fixture (`contracts/fixtures/`),
 * because stored events are permanent.
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
