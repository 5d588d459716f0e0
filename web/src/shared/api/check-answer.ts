import { ANSWER_SHAPES, type Shape } from '@naksha/events/answer-shapes';
import { ApiProblem } from './api-problem.ts';

type Pattern = { path: RegExp; parameters: number; shape: Shape };

/** Paths with fewer parameters first: `/property/cities` is no `/property/{id}`. */
const PATTERNS = Object.entries(ANSWER_SHAPES)
  .map(
    ([path, shape]): Pattern => ({
      path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      parameters: path.split('{').length,
      shape,
    }),
  )
  .sort((a, b) => a.parameters - b.parameters);

/** @throws {ApiProblem} `outdated`, if a field is missing or of another type: the server is of another version */
export function checkAnswer(path: string, body: unknown): void {
  const known = PATTERNS.find((one) => one.path.test(path));
  const mismatch = known && findMismatch(body, known.shape, 'body');
  if (!mismatch) return;
  const problem = new ApiProblem(200, 'outdated', `GET ${path}: unexpected or missing ${mismatch}`);
  console.error(problem.message);
  throw problem;
}

/** Where `value` differs first. Fields that the shape does not name are allowed. */
export function findMismatch(value: unknown, shape: Shape, at: string): string | undefined {
  const { type, properties = {}, required = [], items, additionalProperties, anyOf } = shape;
  if (anyOf?.every((one) => findMismatch(value, one, at))) return at;
  if (type && ![type].flat().includes(jsonType(value))) return at;
  if (Array.isArray(value)) return items && firstMismatch(value.map((one, k) => [one, items, `${at}[${k}]`]));
  if (typeof value !== 'object' || value === null) return undefined;
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) return `${at}.${missing}`;
  return firstMismatch(
    Object.entries(value).map(([name, one]) => [one, properties[name] ?? additionalProperties ?? {}, `${at}.${name}`]),
  );
}

function firstMismatch(parts: readonly [unknown, Shape, string][]): string | undefined {
  for (const [value, shape, at] of parts) {
    const mismatch = findMismatch(value, shape, at);
    if (mismatch) return mismatch;
  }
  return undefined;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
