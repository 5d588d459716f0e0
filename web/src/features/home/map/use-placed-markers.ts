import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { useMemo } from 'react';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';
import type { MarkerDrawing } from './home-map.tsx';

const NONE: readonly PlacedMarker[] = [];

/** `drawing`: loaded with the map. */
export function usePlacedMarkers(
  { markers, zoom, picture }: Tiles,
  marks: OwnMarks,
  { selected, markedKey, card }: Pick<Selection, 'selected' | 'markedKey' | 'card'>,
  painted: FirstPaint['clusters'] | undefined,
  drawing: MarkerDrawing | undefined,
) {
  const chosen = selected?.id;
  const none = picture.z < 0;
  const overlay = useMemo(() => ({ ...marks, selected: chosen }), [marks, chosen]);
  const placed = useMemo(
    () => drawing?.placeMarkers(markers, zoom, overlay) ?? NONE,
    [drawing, markers, zoom, overlay],
  );
  return {
    placed,
    raised: useMemo(
      () => drawing?.raise(placed, markedKey, overlay, card) ?? NONE,
      [drawing, placed, markedKey, overlay, card],
    ),
    light: useMemo(() => (none ? (painted ?? []).map(clusterMarker) : markers), [none, painted, markers]),
  };
}

const clusterMarker = ({ position, count }: FirstPaint['clusters'][number]): MapMarker => ({
  kind: 'cluster',
  key: `first${position.lat},${position.lng}`,
  position,
  count,
});
