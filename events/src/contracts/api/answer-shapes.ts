import { z } from 'zod';
import { OPERATIONS } from './index.ts';

/** Fields and types of JSON, as in JSON Schema. No values, so that a new kind or state does not break older pages. */
export type Shape = {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  additionalProperties?: Shape;
  anyOf?: readonly Shape[];
};
type Schema = z.core.JSONSchema.BaseSchema;

const toShape = (schema: Schema): Shape => ({
  ...(schema.type && { type: schema.type === 'integer' ? 'number' : schema.type }),
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, partShape(one)])),
  }),
  ...(schema.required && { required: schema.required }),
  ...(schema.items && { items: partShape(schema.items as Schema) }),
  ...(typeof schema.additionalProperties === 'object' && {
    additionalProperties: partShape(schema.additionalProperties),
  }),
  ...((schema.anyOf ?? schema.oneOf) && { anyOf: (schema.anyOf ?? schema.oneOf)?.map(partShape) }),
});
const partShape = (schema: Schema | boolean): Shape => (typeof schema === 'boolean' ? {} : toShape(schema));

/** Successful JSON responses to GET, by path below the API with parameters in braces. */
export const ANSWER_SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries(OPERATIONS).flatMap(([call, { answers }]) => {
    const [, path] = /^GET \/api(\/.*)$/.exec(call) ?? [];
    const answer = answers[200];
    return path && answer instanceof z.ZodType
      ? [[path, toShape(z.toJSONSchema(answer, { unrepresentable: 'any' }))]]
      : [];
  }),
);
