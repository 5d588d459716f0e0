import {
  BODY_LIMIT,
  BODY_SHAPE,
  CODE_REQUEST_COOKIE,
  HEADER_LIMIT,
  OPERATIONS,
  type Operation,
  TAGS,
  URL_LIMIT,
} from '@naksha/events/api';
import { describeResponses, PROBLEM_SCHEMA, RETRY_AFTER } from './describe-answers.ts';
import { describeParameters, describeRequestBody } from './describe-request.ts';
import { type JsonSchema, listNamedSchemas } from './json-shape.ts';
import type { Route } from './list-routes.ts';

const KB = 1024;

const LIMITS = `Every path works with and without a trailing slash. Paths of the specification keep its response envelopes and spellings and ignore unknown fields of a body; other paths reject them.

**Errors** are problem details (RFC 9457) with a stable \`code\`. A 422 response lists each invalid field with its reason; a 405 response lists the supported methods in \`Allow\`.

**Limits**: request bodies up to ${BODY_LIMIT / KB} KB (photos 15 MB), nested at most ${BODY_SHAPE.depth} levels deep, with at most ${BODY_SHAPE.values} keys and items unless an operation allows more; URLs up to ${URL_LIMIT / KB} KB; headers up to ${HEADER_LIMIT / KB} KB. Requests are counted per network and minute; expensive requests count more. Responses with status 429 and 503 have the number of seconds to wait in \`Retry-After\`.

**Read your writes**: an accepted command returns \`position\`. Pass it as \`?after=\` to the next read, which then includes the change.

**Retries**: a command with an \`Idempotency-Key\` can be sent again with the same key and body; it is executed once.

**Caching**: shared caches may keep responses that are the same for everyone for one second. Responses to requests with a token are private.`;

/** Parameter names may differ between a route and the document. */
export const removeParameterNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

export function compareRoutesWithDocument(routes: readonly Pick<Route, 'call'>[]): {
  untold: string[];
  unanswered: string[];
} {
  const answered = new Set(routes.map(({ call }) => removeParameterNames(call)));
  const told = new Set(Object.keys(OPERATIONS).map(removeParameterNames));
  return {
    untold: [...answered].filter((call) => !told.has(call)).sort(),
    unanswered: [...told].filter((call) => !answered.has(call)).sort(),
  };
}

export function buildOpenApiDocument(routes: readonly Route[], brand: string): object {
  const named = listNamedSchemas();
  const facts = new Map(routes.map((route) => [removeParameterNames(route.call), route]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [call, operation] of Object.entries(OPERATIONS)) {
    const [method, path] = call.split(' ');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = describeOperation(
      call,
      operation,
      facts.get(removeParameterNames(call)),
      named,
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: brand, version: '1', summary: 'API of a map-first property marketplace' },
      ...{ description: LIMITS, license: { name: 'MIT', identifier: 'MIT' } },
    },
    servers: [{ url: '/', description: 'The server that returned this document' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { ...named, Problem: PROBLEM_SCHEMA },
      headers: { RetryAfter: RETRY_AFTER },
      securitySchemes: {
        asked: {
          ...{ type: 'apiKey', in: 'cookie', name: CODE_REQUEST_COOKIE },
          description: 'Set by POST /api/auth/signup/signin. A code is valid only in the browser that requested it',
        },
        bearer: { type: 'http', scheme: 'bearer', description: '`access` of POST /api/auth/signin/otpverify' },
      },
    },
  };
}

function describeOperation(call: string, operation: Operation, route: Route | undefined, named: JsonSchema) {
  const { tag, summary, description, who = 'anyone' } = operation;
  const roles = route?.roles ?? [];
  const forRoles = roles.length > 0 && `For ${[...new Set([...roles, 'administrator'])].join(', ')}.`;
  const told = [description, forRoles].filter(Boolean).join(' ');
  return {
    operationId: toOperationId(call),
    tags: [tag],
    summary,
    ...(told && { description: told }),
    security: call === 'POST /api/auth/signin/otpverify' ? [{}, { asked: [] }] : SECURITY[who],
    parameters: describeParameters(call, operation),
    ...describeRequestBody(operation, route?.body, named),
    responses: describeResponses(call, operation, { body: route?.body, roles }, named),
  };
}

const SECURITY = { anyone: [], either: [{}, { bearer: [] }], signed_in: [{ bearer: [] }] };

function toOperationId(call: string): string {
  const [method, path] = call.split(' ');
  const words = path.replace(/^\/api\//, '').replaceAll(/\{(\w)/g, (_, letter: string) => `by-${letter.toUpperCase()}`);
  const parts = words.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('');
}
