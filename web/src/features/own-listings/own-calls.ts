import type { ApiPath } from '@naksha/events/api';
import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { ConfirmedTogether } from '@naksha/events/wire/own-listings';
import { sendCommand } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

async function change(path: ApiPath, body: object): Promise<void> {
  await sendCommand<Accepted>('PUT', path, body);
  await queryClient.invalidateQueries();
}

export const changeListingPrice = (id: ListingId, expected_price: number): Promise<void> =>
  change(`/property/${id}`, { expected_price });
export const markListingSold = (id: ListingId): Promise<void> =>
  change(`/property/sold-delete/${id}`, { action: 'sold' });
export const deleteListing = (id: ListingId): Promise<void> =>
  change(`/property/sold-delete/${id}`, { action: 'delete' });
export const relistSoldListing = (id: ListingId): Promise<void> => change(`/property/relist/${id}`, {});
export async function confirmAvailabilityOfListings(listings: readonly ListingId[]): Promise<ConfirmedTogether> {
  const done = await sendCommand<ConfirmedTogether>('PUT', '/property/confirm-availability', { listings });
  await queryClient.invalidateQueries();
  return done;
}
export const confirmAvailability = (id: ListingId): Promise<void> => change(`/property/confirm-availability/${id}`, {});
