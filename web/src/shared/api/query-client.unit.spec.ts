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

it('a failed request is sent three times, but once while offline, with an immediate error', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await countAsked()).toBe(3);
  queryClient.clear();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await countAsked()).toBe(1);
});
