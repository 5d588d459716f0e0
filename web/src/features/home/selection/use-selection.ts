import { listingNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useMemo, useState } from 'react';
import { useRestorableLayer } from '../../../shared/history/use-kept-layer.ts';
import { findMarkerKeyOfCard } from '../markers/marker-of-card.ts';
import type { ListingMarker, MapMarker, StackMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';

export type Selection = {
  pointed: MapMarker | undefined;
  point(key: string | undefined): void;
  /** A layer closed by Back and restored with its entry. */
  selected: ListingMarker | undefined;
  stack: StackMarker | undefined;
  select(marker: ListingMarker | StackMarker | undefined): void;
  /** Also of the open stack's list. */
  pointAtCard(card: ListingCard | undefined): void;
  card: ListingCard | undefined;
  markedKey: string | undefined;
  markedNumber: number | undefined;
};

export const SELECTION = 'selection';

export function useMarkerSelection(
  { markers, zoom }: Pick<Tiles, 'markers' | 'zoom'>,
  listings: readonly ListingCard[] | undefined,
): Selection {
  const [pointedKey, point] = useState<string>();
  const [marked, pointAtCard] = useState<ListingCard>();
  const [picked, select] = useRestorableLayer<ListingMarker | StackMarker>(SELECTION);
  const selected = picked?.kind === 'listing' ? picked : undefined;
  const stack = picked?.kind === 'stack' ? picked : undefined;

  const pointed = markers.find(({ key }) => key === pointedKey);
  const isShown = stack || listings?.some(({ id }) => id === marked?.id);
  const card = pointedKey || !isShown ? undefined : marked;
  const markedKey = pointedKey ?? (card && findMarkerKeyOfCard(card, markers, zoom));
  const markedNumber = pointed?.kind === 'listing' ? pointed.id : (selected?.id ?? (card && listingNumber(card.id)));
  // Memoized, because the list renders with it.
  return useMemo(
    () => ({ pointed, point, selected, stack, select, pointAtCard, card, markedKey, markedNumber }),
    [pointed, selected, stack, select, card, markedKey, markedNumber],
  );
}
