import type { ListingId } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import { queryOptions } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';

async function fetchCard(id: ListingId, at: string | undefined, signal: AbortSignal): Promise<ListingCard | null> {
  const { listings } = await fetchPublicJson<ListingCards>('/listings/cards', {
    query: { ids: id, at },
    signal,
    live: at === undefined,
  });
  return listings[0] ?? null;
}

/** Null if the listing is gone. */
export const listingCardQuery = (id: ListingId | undefined, at?: string) =>
  queryOptions({
    queryKey: [...listingsKey, 'card', id, at],
    queryFn: ({ signal }) => fetchCard(id!, at, signal),
    enabled: id !== undefined,
    staleTime: 60_000,
  });
