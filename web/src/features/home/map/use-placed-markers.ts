import type { FirstPaint } from '@naksha/events/wire/first-paint';
import { useMemo } from 'react';
import { t } from '../../../shared/messages/t.ts';
import type { OwnMarks } from '../../../shared/session/use-marks.ts';
import { placeMarkers, raised } from '../markers/place-markers.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { MapMarker } from '../tiles/decode-tile.ts';
import type { Tiles } from '../tiles/use-tiles.ts';

/** How the markers are drawn: all, the one above them, and the light ones until there is a map to draw them on. */
export function usePlacedMarkers(
  { markers, zoom, picture }: Tiles,
  marks: OwnMarks,
  { selected, markedKey }: Pick<Selection, 'selected' | 'markedKey'>,
  painted: FirstPaint['clusters'] | undefined,
) {
  const placed = useMemo(
    () => placeMarkers(markers, zoom, { ...marks, selected: selected?.id }, t('home.review')),
    [markers, zoom, marks, selected],
  );
  return {
    placed,
    raised: useMemo(() => raised(placed, markedKey), [placed, markedKey]),
    light: picture.z < 0 ? (painted ?? []).map(clusterMarker) : markers,
  };
}

const clusterMarker = ({ position, count }: FirstPaint['clusters'][number]): MapMarker => ({
  kind: 'cluster',
  key: `first${position.lat},${position.lng}`,
  position,
  count,
});
