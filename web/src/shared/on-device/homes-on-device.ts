import { isListingId, type ListingId, type Subtype } from '@naksha/events/kernel';
import { createDeviceList } from './device-list.ts';
import { jsonItems, listingIds } from './list-formats.ts';

/** What the account's list shows of a home that is deleted or whose price has changed. */
export type SavedHome = {
  listing: ListingId;
  /** ISO 8601 */
  at: string;
  title: string;
  property_subtype?: Subtype;
  expected_price?: number;
};

export const savedOnDevice = createDeviceList({
  ...{ key: 'naksha.saved', max: 100 },
  idOf: ({ listing }: SavedHome) => listing,
  ...jsonItems<SavedHome>(({ listing = '', at, title }) => isListingId(listing) && Boolean(at && title)),
});

export const hiddenOnDevice = createDeviceList({ key: 'naksha.hidden', max: 100, ...listingIds });
