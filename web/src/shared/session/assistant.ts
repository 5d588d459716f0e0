import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../api/api.ts';

const loadAssistant = async (): Promise<string> =>
  (await fetchJson<{ users: { assisted_by: string } }>('/auth/myassistant')).users.assisted_by;

/** '' if there is none. Cleared with the session, like all keys under `me`. */
export const assistantQuery = queryOptions({
  queryKey: ['me', 'assistant'],
  queryFn: loadAssistant,
  staleTime: 60_000,
});
