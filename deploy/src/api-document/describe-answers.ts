import { STATUS_CODES } from 'node:http';
import { COMMON_PROBLEMS, type Operation, PROBLEM_STATUSES } from '@naksha/events/api';
import type { ProblemCode } from '@naksha/events/contracts';
import type { StaffRole } from '@naksha/events/kernel';
import { z } from 'zod';
import { describeMediaTypes } from './describe-request.ts';
import { type JsonSchema, toJsonSchema } from './json-shape.ts';
import { exampleOfSchema } from './sample-of-schema.ts';

export const RETRY_AFTER = {
  description: 'Seconds to wait before the next request',
  schema: { type: 'integer' },
  example: 60,
};
const PROBLEM_JSON = 'application/problem+json';

const text = { type: 'string' };
/** RFC 9457. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Problem details (RFC 9457). `code` is stable; `errors` lists each invalid field with its reason.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', pattern: '^urn:naksha:problem:[a-z_]+$' },
    title: text,
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEM_STATUSES).sort() },
    detail: text,
    errors: {
      type: 'array',
      items: { type: 'object', required: ['field', 'reason'], properties: { field: text, reason: text } },
    },
    latest: {
      type: 'object',
      description: 'With status 412: the latest version, which the client has not read.',
      required: ['version', 'on', 'by'],
      properties: {
        ...{ version: { type: 'integer' }, on: { type: 'string', format: 'date-time' } },
        ...{ by: { type: 'string', enum: ['staff', 'system'] }, name: text },
      },
    },
  },
};

type Facts = { body: z.ZodType | undefined; roles: readonly StaffRole[] };

export function describeResponses(call: string, operation: Operation, facts: Facts, named: JsonSchema): object {
  const told: Record<string, { description: string; content: Record<string, unknown>; headers?: object }> = {};
  for (const [status, answer] of Object.entries(operation.answers)) {
    const description = STATUS_CODES[status] ?? status;
    if (answer === null) told[status] = { description, content: {} };
    else if (answer instanceof z.ZodType) {
      const schema = toJsonSchema(answer);
      told[status] = {
        description,
        content: { 'application/json': { schema, example: exampleOfSchema(schema, named) } },
      };
    } else {
      const schema = answer.schema ? toJsonSchema(answer.schema) : {};
      told[status] = { description: answer.description, content: { ...describeMediaTypes(answer.types, schema) } };
    }
  }
  if (operation.setsCookie && told[201])
    told[201].headers = { 'Set-Cookie': { description: operation.setsCookie, schema: { type: 'string' } } };
  for (const [status, codes] of groupByStatus(listProblemCodesOfCall(call, operation, facts))) {
    told[status] ??= { description: `${STATUS_CODES[status]}: ${codes.join(', ')}`, content: {} };
    told[status].content[PROBLEM_JSON] = { schema: problemWith(codes), example: exampleOf(status, codes[0]) };
    if (status === 429 || status === 503)
      told[status].headers = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  }
  return Object.fromEntries(
    Object.entries(told).map(([status, { content, ...rest }]) => [
      status,
      { ...rest, ...(Object.keys(content).length > 0 && { content }) },
    ]),
  );
}

export function listProblemCodesOfCall(call: string, operation: Operation, { body, roles }: Facts): ProblemCode[] {
  const { who = 'anyone', query = {}, repeatable, problems = [] } = operation;
  const takesBody = body !== undefined || operation.body !== undefined;
  return [
    ...COMMON_PROBLEMS.every,
    ...(call.includes('{') ? (['not_found'] as const) : []),
    ...(Object.keys(query).length > 0 ? COMMON_PROBLEMS.query : []),
    ...(takesBody ? COMMON_PROBLEMS.body : []),
    // A token that cannot be looked up is refused everywhere.
    ...COMMON_PROBLEMS.token,
    ...(who === 'signed_in' ? COMMON_PROBLEMS.signedIn : []),
    ...(roles.length > 0 ? COMMON_PROBLEMS.staff : []),
    ...(repeatable ? COMMON_PROBLEMS.repeatable : []),
    ...problems,
  ];
}

function groupByStatus(codes: readonly ProblemCode[]): [status: number, codes: ProblemCode[]][] {
  const all = [...new Set(codes)].flatMap((code) => PROBLEM_STATUSES[code].map((status) => ({ status, code })));
  const groups = Map.groupBy(all, ({ status }) => status);
  return [...groups].map(([status, group]) => [status, group.map(({ code }) => code)]);
}

const problemWith = (codes: readonly ProblemCode[]) => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { type: 'string', enum: codes } } },
  ],
});

const exampleOf = (status: number, code: ProblemCode) => ({
  ...{ type: `urn:naksha:problem:${code}`, title: STATUS_CODES[status], status, code },
  detail: code.replaceAll('_', ' '),
});
