import { type ListingId, listingNumber } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { useMemo, useState } from 'react';
import { useKeptLayer } from '../../../shared/history/use-kept-layer.ts';
import { markerOfCard } from '../markers/marker-of-card.ts';
import type { ListingMarker, MapMarker, StackMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';

/** Neither in the URL nor on the server: what is pointed at, tapped, or opened in place. */
export type Selection = {
  pointed: MapMarker | undefined;
  /** Points at a marker by its key. */
  point(key: string | undefined): void;
  /** The listing or the stack that was tapped: a layer that Back closes, and that is there again when one comes back. */
  selected: ListingMarker | undefined;
  stack: StackMarker | undefined;
  select(marker: ListingMarker | StackMarker | undefined): void;
  /** Points at a card of the list. */
  pointAtCard(id: ListingId | undefined): void;
  /** Key of the marker that is pointed at, or whose card is. */
  markedKey: string | undefined;
  /** Number of the listing whose card in the list is to be marked. */
  markedNumber: number | undefined;
};

/** The kept layer that holds what is selected. */
export const SELECTION = 'selection';

export function useSelection(
  { markers, zoom }: Pick<Tiles, 'markers' | 'zoom'>,
  listings: readonly ListingCard[] | undefined,
): Selection {
  const [pointedKey, point] = useState<string>();
  const [cardId, pointAtCard] = useState<ListingId>();
  const [picked, select] = useKeptLayer<ListingMarker | StackMarker>(SELECTION);
  const selected = picked?.kind === 'listing' ? picked : undefined;
  const stack = picked?.kind === 'stack' ? picked : undefined;

  const pointed = markers.find(({ key }) => key === pointedKey);
  const card = cardId && listings?.find(({ id }) => id === cardId);
  // A card that the view's list doesn't have is one of the open stack's.
  const keyOfCard = card ? markerOfCard(card, markers, zoom) : cardId && stack?.key;
  const markedKey = pointedKey ?? keyOfCard;
  const markedNumber = pointed?.kind === 'listing' ? pointed.id : (selected?.id ?? (cardId && listingNumber(cardId)));
  // The same object until something of it changes: the list is drawn anew with it.
  return useMemo(
    () => ({ pointed, point, selected, stack, select, pointAtCard, markedKey, markedNumber }),
    [pointed, selected, stack, select, markedKey, markedNumber],
  );
}
