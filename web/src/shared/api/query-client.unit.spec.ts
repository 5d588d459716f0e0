import { afterEach, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function countAsked(): Promise<number> {
  let asked = 0;
  const queryFn = () => {
    asked++;
    return Promise.reject(new ApiProblem(0, 'network', ''));
  };
  await queryClient
    .fetchQuery({
      ...{ queryKey: ['one'], queryFn, networkMode: 'always', retryDelay: 0 },
      retry: queryClient.getDefaultOptions().queries?.retry,
    })
    .catch(() => {});
  return asked;
}

it('a lost answer is asked for three times, by whoever is offline once: they are told at once', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await countAsked()).toBe(3);
  queryClient.clear();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await countAsked()).toBe(1);
});
