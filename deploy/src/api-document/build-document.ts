import { CODE_REQUEST_COOKIE, OPERATIONS, type Operation, TAGS } from '@naksha/events/api';
import { describeAnswers, PROBLEM_SCHEMA, RETRY_AFTER } from './describe-answers.ts';
import { describeBody, describeParameters } from './describe-request.ts';
import { type JsonSchema, namedSchemas } from './json-shape.ts';
import { LIMITS } from './limits-in-words.ts';
import type { Route } from './list-routes.ts';

/** Parameter names may differ between a route and the document. */
export const stripParameterNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

export function compareCalls(routes: readonly Pick<Route, 'call'>[]): { untold: string[]; unanswered: string[] } {
  const answered = new Set(routes.map(({ call }) => stripParameterNames(call)));
  const told = new Set(Object.keys(OPERATIONS).map(stripParameterNames));
  return {
    untold: [...answered].filter((call) => !told.has(call)).sort(),
    unanswered: [...told].filter((call) => !answered.has(call)).sort(),
  };
}

export function buildDocument(routes: readonly Route[], brand: string): object {
  const named = namedSchemas();
  const facts = new Map(routes.map((route) => [stripParameterNames(route.call), route]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [call, operation] of Object.entries(OPERATIONS)) {
    const [method, path] = call.split(' ');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = describeOperation(call, operation, facts.get(stripParameterNames(call)), named);
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
    ...describeBody(operation, route?.body, named),
    responses: describeAnswers(call, operation, { body: route?.body, roles }, named),
  };
}

const SECURITY = { anyone: [], either: [{}, { bearer: [] }], signed_in: [{ bearer: [] }] };

function toOperationId(call: string): string {
  const [method, path] = call.split(' ');
  const words = path.replace(/^\/api\//, '').replaceAll(/\{(\w)/g, (_, letter: string) => `by-${letter.toUpperCase()}`);
  const parts = words.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + parts.map((part) => part[0].toUpperCase() + part.slice(1)).join('');
}
