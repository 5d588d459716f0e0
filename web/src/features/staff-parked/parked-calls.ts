import type { Accepted } from '@naksha/events/contracts';
import type { DeadEffect, Parked } from '@naksha/events/wire/parked';
import { queryOptions } from '@tanstack/react-query';
import { command, get } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

const parkedKey = ['me', 'parked'] as const;
const LOOK_AGAIN_MS = 10_000;

export const parkedQuery = queryOptions({
  queryKey: parkedKey,
  queryFn: ({ signal }) => get<Parked>('/staff/parked', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
  staleTime: 0,
});

export async function releaseKey(key: string): Promise<void> {
  await command<Accepted>('POST', '/staff/parked/release', { key });
  await queryClient.invalidateQueries({ queryKey: parkedKey });
}

export async function retryEffect({ event, kind }: DeadEffect): Promise<void> {
  await command('POST', '/staff/parked/retry', { event, kind });
  await queryClient.invalidateQueries({ queryKey: parkedKey });
}
