import { NAMED_SHAPES } from '@naksha/events/api';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const names = new Map<unknown, string>(Object.entries(NAMED_SHAPES).map(([name, shape]) => [shape, name]));

/** JSON Schema 2020-12 of the input; named schemas are referenced. */
export function toJsonSchema(shape: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      const name = names.get(zodSchema);
      if (!name || path.length === 0) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[key];
      (jsonSchema as JsonSchema).$ref = `#/components/schemas/${name}`;
    },
  });
  return schema as JsonSchema;
}

export const listNamedSchemas = (): JsonSchema =>
  Object.fromEntries(Object.entries(NAMED_SHAPES).map(([name, shape]) => [name, toJsonSchema(shape)]));
