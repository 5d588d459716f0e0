import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** All server state of the client. A refusal is final; a lost answer is asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiProblem && error.status >= 400 && error.status < 500),
    },
  },
});
