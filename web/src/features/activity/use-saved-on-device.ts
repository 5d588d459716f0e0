import type { ListingId } from '@naksha/events/kernel';
import type { ActivityEntry } from '@naksha/events/wire/activity';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import type { ListingCards } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { listingsKey } from '../../shared/api/listings-key.ts';
import { useDeviceItems } from '../../shared/on-device/device-list.ts';
import { type SavedHome, savedOnDevice } from '../../shared/on-device/homes-on-device.ts';

const CARDS_PER_REQUEST = 50;

/** Like the account's list: newest first, with homes that were sold or removed. */
export function useSavedOnDevice() {
  const saved = useDeviceItems(savedOnDevice).toReversed();
  const { data: found, error, refetch } = useQuery(nowQuery(saved.map(({ listing }) => listing)));
  const entries = found && saved.flatMap((home) => toEntry(home, found.get(home.listing)) ?? []);
  const data = saved.length === 0 ? { pages: [{ entries: [], total: 0 }] } : entries && onePage(entries);
  return { data, error, refetch, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: refetch };
}

const onePage = (entries: ActivityEntry[]) => ({ pages: [{ entries, total: entries.length }] });

type Now = ListingCard | 'removed' | 'not_public';

const nowQuery = (ids: readonly ListingId[]) =>
  queryOptions({
    queryKey: [...listingsKey, 'saved on device', ids],
    queryFn: ({ signal }) => fetchNow(ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

async function fetchNow(ids: readonly ListingId[], signal: AbortSignal): Promise<ReadonlyMap<ListingId, Now>> {
  const parts = Array.from({ length: Math.ceil(ids.length / CARDS_PER_REQUEST) }, (_, k) =>
    fetchPublicJson<ListingCards>('/listings/cards', {
      query: { ids: ids.slice(k * CARDS_PER_REQUEST, (k + 1) * CARDS_PER_REQUEST).join() },
      signal,
    }),
  );
  const cards = new Map((await Promise.all(parts)).flatMap(({ listings }) => listings).map((card) => [card.id, card]));
  const states = ids.map(
    async (id): Promise<[ListingId, Now]> => [id, cards.get(id) ?? (await fetchAbsence(id, signal))],
  );
  return new Map(await Promise.all(states));
}

/** Cards leave out what is not public; the listing's page shows if it was removed. */
async function fetchAbsence(id: ListingId, signal: AbortSignal): Promise<'removed' | 'not_public'> {
  try {
    await fetchPublicJson(`/property/${id}`, { signal });
    return 'not_public';
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![404, 410].includes(error.status)) throw error;
    return error.status === 410 ? 'removed' : 'not_public';
  }
}

function toEntry(home: SavedHome, now: Now | undefined): ActivityEntry | undefined {
  if (!now) return undefined;
  const { listing, at, title, property_subtype = 'flat', expected_price } = home;
  const entry = { listing, at, saved: true };
  if (now === 'removed') return { ...entry, state: now, property_subtype, title };
  if (now === 'not_public') return { ...entry, state: now, property_subtype };
  const isPriceChanged = expected_price !== undefined && expected_price !== now.expected_price;
  return {
    ...entry,
    state: now.state === 'sold' || now.state === 'sold_by_naksha' ? 'sold' : 'on_market',
    property_subtype: now.property_subtype,
    card: now,
    ...(isPriceChanged && { price_then: expected_price }),
  };
}
