import type { ListingCard } from '@naksha/events/contracts';
import { listingIdOf } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { getCards } from '../queries/home-api.ts';

/** The card of a listing on the map: at once where the list has it, else asked for. `null` where it is gone. */
export function useCard(id: number | undefined, known: readonly ListingCard[] | undefined) {
  const text = id === undefined ? undefined : listingIdOf(id);
  const inList = known?.find((card) => card.id === text);
  const asked = useQuery({
    queryKey: [...listingsKey, 'card', text],
    queryFn: async ({ signal }) => (await getCards([text!], signal))[0] ?? null,
    enabled: text !== undefined && !inList,
    staleTime: 60_000,
  });
  return { card: inList ?? asked.data, isError: asked.isError };
}
