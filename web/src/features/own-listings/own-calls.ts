import type { ApiPath } from '@naksha/events/api';
import type { Accepted } from '@naksha/events/contracts';
import type { ListingId } from '@naksha/events/kernel';
import type { ConfirmedTogether } from '@naksha/events/wire/own-listings';
import { command } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

async function change(path: ApiPath, body: object): Promise<void> {
  await command<Accepted>('PUT', path, body);
  await queryClient.invalidateQueries();
}

export const changePrice = (id: ListingId, expected_price: number): Promise<void> =>
  change(`/property/${id}`, { expected_price });
export const markSold = (id: ListingId): Promise<void> => change(`/property/sold-delete/${id}`, { action: 'sold' });
export const deleteListing = (id: ListingId): Promise<void> =>
  change(`/property/sold-delete/${id}`, { action: 'delete' });
export const relist = (id: ListingId): Promise<void> => change(`/property/relist/${id}`, {});
export async function confirmSeveral(listings: readonly ListingId[]): Promise<ConfirmedTogether> {
  const done = await command<ConfirmedTogether>('PUT', '/property/confirm-availability', { listings });
  await queryClient.invalidateQueries();
  return done;
}
export const confirmAvailability = (id: ListingId): Promise<void> => change(`/property/confirm-availability/${id}`, {});
