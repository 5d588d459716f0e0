import { type Camera, canonicalFilter, type MapFilter } from '@naksha/events/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Size, tilesInView } from '../../../shared/map/camera.ts';
import type { MapMarker } from './decode-tile.ts';
import { browserTilePorts } from './http-tiles.ts';
import { listMarkers, type TilePicture, tileKey } from './tile-picture.ts';
import { TileSource } from './tile-source.ts';

export type Tiles = {
  picture: TilePicture;
  markers: readonly MapMarker[];
  /** Of the markers, 256-px kind; below 0 while there are none. */
  zoom: number;
  source: TileSource;
  /** Asks for what a camera shows. Cheap enough for each frame of a movement. */
  setCamera(camera: Camera): void;
};

/** One tile source for as long as the page lives. @param at a past day */
export function useTiles(filter: MapFilter, size: Size | undefined, at: string | undefined): Tiles {
  const query = [canonicalFilter(filter), at && `at=${at}`].filter(Boolean).join('&');
  const [source] = useState(() => new TileSource(browserTilePorts));
  const picture = useSyncExternalStore(source.subscribe, source.picture);
  const markers = useMemo(() => listMarkers({ tiles: picture.tiles }), [picture.tiles]);
  const asked = useRef('');
  useEffect(() => {
    // Under StrictMode an effect is undone and done again; what was asked for has been aborted then.
    asked.current = '';
    return () => source.close();
  }, [source]);

  const setCamera = useCallback(
    (camera: Camera) => {
      if (!size) return;
      const tiles = tilesInView(camera, size);
      const key = tiles
        .map((tile) => tileKey(query, tile))
        .sort()
        .join(' ');
      if (key === asked.current) return;
      asked.current = key;
      source.setView({ filter: query, tiles, ring: tilesInView(camera, size, 1) });
    },
    [source, query, size],
  );
  return { picture, markers, zoom: picture.z + 1, source, setCamera };
}
