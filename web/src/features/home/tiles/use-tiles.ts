import type { Camera } from '@naksha/events/kernel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Size, tilesInView } from '../../../shared/map/camera.ts';
import { browserTilePorts } from './http-tiles.ts';
import { type TilePicture, tileKey } from './tile-picture.ts';
import { TileSource } from './tile-source.ts';

export type Tiles = {
  picture: TilePicture;
  source: TileSource;
  /** Asks for what a camera shows. Cheap enough for each frame of a movement. */
  look(camera: Camera): void;
};

/** One tile source for as long as the page lives. */
export function useTiles(filter: string, size: Size | undefined): Tiles {
  const [source] = useState(() => new TileSource(browserTilePorts));
  const picture = useSyncExternalStore(source.subscribe, source.picture);
  const asked = useRef('');
  useEffect(() => {
    // Under StrictMode an effect is undone and done again; what was asked for has been aborted then.
    asked.current = '';
    return () => source.close();
  }, [source]);

  const look = useCallback(
    (camera: Camera) => {
      if (!size) return;
      const tiles = tilesInView(camera, size);
      const key = tiles
        .map((tile) => tileKey(filter, tile))
        .sort()
        .join(' ');
      if (key === asked.current) return;
      asked.current = key;
      source.look({ filter, tiles, ring: tilesInView(camera, size, 1) });
    },
    [source, filter, size],
  );
  return { picture, source, look };
}
