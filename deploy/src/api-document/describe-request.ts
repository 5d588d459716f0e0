import { BYTES, IDEMPOTENCY_KEY, type Operation, PATH_SHAPES, type Shapes } from '@naksha/events/api';
import { z } from 'zod';
import { type JsonSchema, toJsonSchema } from './json-shape.ts';
import { exampleOfSchema } from './sample-of-schema.ts';

export function describeParameters(
  call: string,
  { path, query = {}, headers = {}, cookies = {}, repeatable }: Operation,
): object[] {
  const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const known: Shapes = { ...PATH_SHAPES, ...path };
  const inPath = Object.fromEntries(names.map((name) => [name, known[name]]));
  const inHeaders = { ...headers, ...(repeatable && IDEMPOTENCY_KEY) };
  return [
    ...Object.entries(inPath).map((one) => describe('path', one)),
    ...Object.entries(query).map((one) => describe('query', one)),
    ...Object.entries(inHeaders).map((one) => describe('header', one)),
    ...Object.entries(cookies).map((one) => describe('cookie', one)),
  ];
}

function describe(place: 'path' | 'query' | 'header' | 'cookie', [name, shape]: [string, z.ZodType]): object {
  const { description, examples, ...schema } = toJsonSchema(shape);
  const [example] = (examples ?? []) as unknown[];
  return {
    ...{ name, in: place, required: place === 'path' || !shape.safeParse(undefined).success },
    ...(typeof description === 'string' && { description }),
    schema,
    ...(example !== undefined && { example }),
  };
}

export function describeRequestBody(
  { body = undefined, example }: Operation,
  checked: z.ZodType | undefined,
  named: JsonSchema,
): { requestBody?: object } {
  if (body && !(body instanceof z.ZodType))
    return { requestBody: { required: true, description: body.description, content: describeMediaTypes(body.types) } };
  const shape = body ?? checked;
  if (!shape) return {};
  const schema = toJsonSchema(shape);
  const content = { 'application/json': { schema, example: example ?? exampleOfSchema(schema, named) } };
  return { requestBody: { required: !shape.safeParse(undefined).success, content } };
}

export const describeMediaTypes = (types: readonly string[], schema: object = {}): object =>
  Object.fromEntries(types.map((type) => [type, { schema: type === BYTES ? BINARY : schema }]));

const BINARY = { type: 'string', format: 'binary' };
