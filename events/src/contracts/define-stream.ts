import type { z } from 'zod';

/** Index 0 converts version 1 to 2. */
export type Upcaster = (data: unknown) => unknown;

export type EventDefinition<Schema extends z.ZodType = z.ZodType> = {
  version: number;
  schema: Schema;
  upcasters: readonly Upcaster[];
};

/**
 * Stored events are permanent: every older version needs an upcaster and a golden fixture (`contracts/fixtures/`).
 */
export function defineEvent<Schema extends z.ZodType>(
  schema: Schema,
  upcasters: readonly Upcaster[] = [],
): EventDefinition<Schema> {
  return { version: upcasters.length + 1, schema, upcasters };
}

export type StreamDefinition = Record<string, EventDefinition>;

export type EventsOf<Stream extends StreamDefinition> = {
  [Type in keyof Stream & string]: { type: Type; data: z.output<Stream[Type]['schema']> };
}[keyof Stream & string];
