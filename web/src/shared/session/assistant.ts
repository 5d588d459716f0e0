import { queryOptions } from '@tanstack/react-query';
import { get } from '../api/api.ts';

const loadAssistant = async (): Promise<string> =>
  (await get<{ users: { assisted_by: string } }>('/auth/myassistant')).users.assisted_by;

/** '' if there is none. Cleared with the session, like all keys under `me`. */
export const assistantQuery = queryOptions({
  queryKey: ['me', 'assistant'],
  queryFn: loadAssistant,
  staleTime: 60_000,
});
