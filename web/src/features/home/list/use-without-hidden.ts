import { listingNumber } from '@naksha/events/kernel';
import { useMemo, useState } from 'react';
import type { Tiles } from '../tiles/use-tiles.ts';
import type { Listings } from './use-listings.ts';

/**
 * Tiles and lists stay cacheable for everyone: what one person hides is left out here. Clusters and stacks still
 * count it.
 */
export function useTilesAndListWithoutHidden(tiles: Tiles, list: Listings, dismissed: ReadonlySet<number>) {
  const [found, onFound] = useState(0);
  const markers = useMemo(
    () =>
      dismissed.size === 0
        ? tiles.markers
        : tiles.markers.filter((marker) => marker.kind !== 'listing' || !dismissed.has(marker.id)),
    [tiles.markers, dismissed],
  );
  return {
    tiles: { ...tiles, markers },
    list: useMemo(() => ({ ...removeHiddenListings(list, dismissed, found), onFound }), [list, dismissed, found]),
  };
}

/** `found`: hidden homes on all pages of the list. */
export function removeHiddenListings(list: Listings, dismissed: ReadonlySet<number>, found = 0): Listings {
  if (dismissed.size === 0) return list;
  const listings = list.listings?.filter(({ id }) => !dismissed.has(listingNumber(id)));
  const shown = listings?.length ?? 0;
  const hidden = Math.max(found, (list.listings?.length ?? 0) - shown);
  return { ...list, listings, hidden, total: list.total && Math.max(shown, list.total - hidden) };
}
