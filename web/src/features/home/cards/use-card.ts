import { listingIdFromNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useQuery } from '@tanstack/react-query';
import { listingCardQuery } from '../queries/card-query.ts';

/** `null` if it is gone. */
export function useListingCard(
  number: number | undefined,
  known: readonly ListingCard[] | undefined,
  at?: string,
): ListingCard | null | undefined {
  const id = number === undefined ? undefined : listingIdFromNumber(number);
  const inList = known?.find((card) => card.id === id && card.as_of === at);
  const { data } = useQuery(listingCardQuery(inList ? undefined : id, at));
  return inList ?? data;
}
