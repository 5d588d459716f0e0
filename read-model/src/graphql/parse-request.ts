import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { FieldError } from '@naksha/events/kernel';

export type GraphqlRequest = {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
};

/** Each operation with all its fields is shorter than 3,000 characters. */
export const MAX_QUERY_LENGTH = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseRequest(body: unknown): GraphqlRequest {
  if (!isObject(body))
    throw invalidFieldsProblem([
      { field: 'body', reason: 'must be an object with query and, optionally, variables and operationName' },
    ]);
  const { query, operationName = null, variables } = body;
  const errors: FieldError[] = [];
  if (typeof query !== 'string' || query === '') errors.push({ field: 'query', reason: 'must be a GraphQL query' });
  else if (query.length > MAX_QUERY_LENGTH)
    errors.push({ field: 'query', reason: `must have at most ${MAX_QUERY_LENGTH} characters` });
  if (operationName !== null && typeof operationName !== 'string')
    errors.push({ field: 'operationName', reason: 'must be the name of an operation' });
  const given = variables ?? {};
  if (!isObject(given)) errors.push({ field: 'variables', reason: 'must be an object' });
  if (errors.length > 0) throw invalidFieldsProblem(errors);
  // An empty name also means an unnamed operation.
  return { query, operationName: operationName || null, variables: given } as GraphqlRequest;
}
