import { type Camera, canonicalFilterQuery, type MapFilter } from '@naksha/events/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { apiUrl } from '../../../shared/api/api.ts';
import { type Size, tilesInView } from '../../../shared/map/camera.ts';
import type { MapMarker } from './decode-tile.ts';
import { listDistinctMarkers, mapTileKey, type TilePicture } from './tile-picture.ts';
import type { TilePorts, TileRequest } from './tile-ports.ts';
import { TileSource } from './tile-source.ts';

export type Tiles = {
  picture: TilePicture;
  markers: readonly MapMarker[];
  /** 256-px zoom of the markers; negative without any. */
  zoom: number;
  source: TileSource;
  /** Cheap enough for every frame. */
  setCamera(camera: Camera): void;
};

export function useTiles(filter: MapFilter, size: Size | undefined, at: string | undefined): Tiles {
  const query = [canonicalFilterQuery(filter), at && `at=${at}`].filter(Boolean).join('&');
  const [source] = useState(() => new TileSource(browserTilePorts));
  const picture = useSyncExternalStore(source.subscribe, source.picture);
  const markers = useMemo(() => listDistinctMarkers({ tiles: picture.tiles }), [picture.tiles]);
  const asked = useRef('');
  useEffect(() => {
    // StrictMode runs effects twice, which aborted the requests.
    asked.current = '';
    return () => source.close();
  }, [source]);

  const setCamera = useCallback(
    (camera: Camera) => {
      if (!size) return;
      const tiles = tilesInView(camera, size);
      const key = tiles
        .map((tile) => mapTileKey(query, tile))
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

/** Without the token, so that they can be cached. Unchanged tiles give a 304 by ETag. */
async function fetchTile({ address, filter, min, ahead, signal }: TileRequest) {
  const query = [filter, min && `min=${encodeURIComponent(min)}`].filter(Boolean).join('&');
  const path = apiUrl(`/map/${address.z}/${address.x}/${address.y}.mvt`) + (query && `?${query}`);
  // Loads in parallel with the first tile.
  const decoder = import('./decode-tile.ts');
  const answer = await fetch(path, { signal, credentials: 'omit', priority: ahead ? 'low' : 'high' });
  if (!answer.ok) throw new Error(`GET ${path}: status ${answer.status}`);
  const { decodeTile } = await decoder;
  return decodeTile(await answer.arrayBuffer(), address);
}

const browserTilePorts: TilePorts = {
  fetch: fetchTile,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  whenIdle(run) {
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') return browserTilePorts.after(200, run);
    const handle = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  },
};
