import { apiUrl } from '../../../shared/api/api.ts';
import type { TilePorts, TileRequest } from './tile-ports.ts';

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

export const browserTilePorts: TilePorts = {
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
