import type { JsonSchema } from './json-shape.ts';

/** An example for a schema: its own, or one made from its parts. */
export function exampleOfSchema(schema: JsonSchema, named: JsonSchema): unknown {
  if (typeof schema.$ref === 'string')
    return exampleOfSchema(named[schema.$ref.split('/').at(-1) ?? ''] as JsonSchema, named);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  if (choice) return exampleOfSchema(choice, named);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, named);
    case 'array':
      return [exampleOfSchema(schema.items as JsonSchema, named)];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0) > 0 ? schema.minimum : 1;
    case 'string':
      return schema.format === 'date-time' ? '2026-11-21T06:00:00.000Z' : 'text';
    default:
      return null;
  }
}

function sampleObject(schema: JsonSchema, named: JsonSchema): unknown {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const others = (schema.additionalProperties || {}) as JsonSchema;
  const required = (schema.required ?? []) as string[];
  return Object.fromEntries(required.map((name) => [name, exampleOfSchema(properties[name] ?? others, named)]));
}
