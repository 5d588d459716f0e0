// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { BlogsFailure } from './blogs-failure.tsx';
import BlogsPage from './blogs-page.tsx';
import { useBlogs } from './blogs-query.ts';
import BlogsSection from './blogs-section.tsx';

const fetched = vi.fn();
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockImplementation(async () => Response.json({ code: 200, blogs: [] }));
  vi.stubGlobal('fetch', fetched);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  cleanup();
  client.clear();
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Reader({ polling }: { polling: boolean }) {
  const { error } = useBlogs(polling);
  return error ? <BlogsFailure error={error} onRetry={() => undefined} /> : <p>read</p>;
}
const shown = (polling: boolean) => (
  <QueryClientProvider client={client}>
    <Reader polling={polling} />
  </QueryClientProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('L-20 articles are loaded every 30 s after polling has started, and not after it has stopped', async () => {
  const { rerender } = render(shown(true));
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(29_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(String(fetched.mock.lastCall?.[0])).toMatch(/^\/api\/blog\/blogs\//);
  rerender(shown(false));
  await pass(120_000);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it.each([
  ['the page of articles', BlogsPage],
  ['Landing’s articles', BlogsSection],
])('L-20 %s poll while they are shown', async (_, Articles) => {
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <Articles />
    </QueryClientProvider>,
  );
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  unmount();
  await pass(120_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('X-13 a failed load of articles', () => {
  const failed = async (error: unknown) => {
    fetched.mockImplementation(() => Promise.reject(error));
    render(shown(false));
    await pass(0);
    return client.getQueryCache().getAll()[0].state.error as Error;
  };

  it('keeps its message', async () => {
    const error = await failed(new Error('no route to the server'));
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error.message).toContain('no route to the server');
  });

  it('shows “Failed to fetch blogs” if it has no message', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'x', detail: '', title: '' }, { status: 500 }));
    render(shown(false));
    await pass(0);
    expect((client.getQueryCache().getAll()[0].state.error as Error).message).toBe('Failed to fetch blogs');
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch blogs');
  });
});
