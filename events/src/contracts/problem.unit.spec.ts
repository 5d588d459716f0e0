import { expect, it } from 'vitest';
import { invalidFieldsProblem } from './problem.ts';

it('names each wrong field with its reason', () => {
  const errors = [
    { field: 'title', reason: 'is too long' },
    { field: 'area', reason: 'is missing' },
  ];
  expect(invalidFieldsProblem(errors)).toMatchObject({
    status: 422,
    detail: 'title is too long; area is missing',
    errors,
  });
});

it('names fifty wrong fields and the number of others', () => {
  const errors = Array.from({ length: 20_000 }, (_, n) => ({ field: `k${n}`, reason: 'is not a known field' }));
  const problem = invalidFieldsProblem(errors);
  expect(problem.errors).toHaveLength(50);
  expect(problem.detail).toMatch(/^k0 is not a known field; .*; and 19950 more$/);
});

it('shortens names and reasons that repeat the input', () => {
  const { detail, errors = [] } = invalidFieldsProblem([{ field: 'k'.repeat(200_000), reason: 'r'.repeat(200_000) }]);
  expect([errors[0].field.length, errors[0].reason.length]).toEqual([201, 1_001]);
  expect(detail.length).toBeLessThan(1_300);
});
