import type { Position } from '@naksha/events/kernel';
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
  painted: Pick<FirstPaint, 'clusters' | 'review'> | undefined,
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
    light: useMemo(() => (none ? listPaintedMarkers(painted) : markers), [none, painted, markers]),
  };
}

const listPaintedMarkers = (painted: Pick<FirstPaint, 'clusters' | 'review'> | undefined): MapMarker[] =>
  painted
    ? [
        ...painted.review.map((position): MapMarker => ({ kind: 'review', key: paintedKey('r', position), position })),
        ...painted.clusters.map(
          ({ position, count }): MapMarker => ({ kind: 'cluster', key: paintedKey('c', position), position, count }),
        ),
      ]
    : [];

const paintedKey = (kind: string, { lat, lng }: Position): string => `first-${kind}${lat},${lng}`;
