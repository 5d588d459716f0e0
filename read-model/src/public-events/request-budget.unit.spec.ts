import { expect, it } from 'vitest';
import { RequestBudget } from './request-budget.ts';

it('limits requests per minute, and says how long to wait', () => {
  const budget = new RequestBudget(2);
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 6, 0, seconds));
  expect([budget.countRequest('a', at(1)), budget.countRequest('a', at(2)), budget.countRequest('a', at(15))]).toEqual([
    undefined,
    undefined,
    45,
  ]);
  expect([budget.countRequest('b', at(15)), budget.countRequest('a', at(60))]).toEqual([undefined, undefined]);
});
