import { queryOptions } from '@tanstack/react-query';
import { get } from '../api/api.ts';

const loadAssistant = async (): Promise<string> =>
  (await get<{ users: { assisted_by: string } }>('/auth/myassistant')).users.assisted_by;

/** Whom somebody calls who has asked about a home; '' where they haven't. Forgotten at the session's end, as all that begins with `me`. */
export const assistantQuery = queryOptions({
  queryKey: ['me', 'assistant'],
  queryFn: loadAssistant,
  staleTime: 60_000,
});
