import { isListingId, type ListingId } from '@naksha/events/kernel';
import { itemsOnDevice, putOnDevice, removeFromDevice } from '../on-device/change-device-list.ts';
import { createDeviceList, useDeviceItems } from '../on-device/device-list.ts';
import { listingIds } from '../on-device/list-formats.ts';

export const MAX_COMPARED = 4;
export const comparedOnDevice = createDeviceList({ key: 'naksha.compare', max: MAX_COMPARED, ...listingIds });

export const useCompared = (): readonly ListingId[] => useDeviceItems(comparedOnDevice);

/** Without duplicates, up to the limit; invalid ids are ignored. */
export function parseCompared(text: string | null | undefined): ListingId[] {
  const ids = (text ?? '').split(',').filter(isListingId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

export const comparePath = (ids: readonly ListingId[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';

/** `full`: nothing changed. */
export function toggleCompared(id: ListingId): { ids: readonly ListingId[]; how: 'added' | 'removed' | 'full' } {
  const before = itemsOnDevice(comparedOnDevice);
  if (!before.includes(id) && before.length === MAX_COMPARED) return { ids: before, how: 'full' };
  if (before.includes(id)) removeFromDevice(comparedOnDevice, id);
  else putOnDevice(comparedOnDevice, id);
  return { ids: itemsOnDevice(comparedOnDevice), how: before.includes(id) ? 'removed' : 'added' };
}
