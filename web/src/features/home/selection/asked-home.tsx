import { type Camera, type ListingId, listingNumber, printCamera } from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openLayerInCurrentEntry } from '../../../shared/history/layers.ts';
import { findMarkerKeyOfCard } from '../markers/marker-of-card.ts';
import { listingCardQuery } from '../queries/card-query.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import type { SetView } from '../view/use-home-view.ts';
import { SELECTION } from './use-selection.ts';

type Props = { id: ListingId; camera: Camera; tiles: Tiles; setView: SetView };

export default function SelectHomeOfUrl({ id, camera, tiles: { markers, zoom }, setView }: Props) {
  const { data: card } = useQuery(listingCardQuery(id));
  const own = markers.find(({ key }) => key === `l${listingNumber(id)}`);
  const stack = card ? findStack(markers, findMarkerKeyOfCard(card, markers, zoom)) : undefined;
  const at = printCamera(camera);
  const [asked] = useState(at);
  const isOver = at !== asked;
  useEffect(() => {
    const marker = own ?? stack;
    if (marker) openLayerInCurrentEntry(SELECTION, marker);
    if (marker || isOver) setView(({ home: _, ...view }) => view, 'replace');
  }, [own, stack, isOver, setView]);
  return null;
}

const findStack = (markers: readonly MapMarker[], key: string | undefined) =>
  markers.find((one) => one.kind === 'stack' && one.key === key);
