import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

const ASK_AGAIN_MS = 10_000;
const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;

/** A refusal is final; a lost response is requested again while its page is open. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      // Offline fails at once. Unlike `isFinal`, rate-limited requests are retried, but only after the pause.
      retry: (failures, error) =>
        failures < 2 &&
        globalThis.navigator?.onLine !== false &&
        !(error instanceof ApiProblem && error.status >= 400 && error.status < 500),
      refetchInterval: ({ state }) => state.status === 'error' && !isFinal(state.error) && ASK_AGAIN_MS,
    },
  },
});
