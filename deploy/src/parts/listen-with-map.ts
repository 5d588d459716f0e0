import type { MapFollower } from '@naksha/read-model';
import type { Logger } from 'pino';

const MAP_LOAD_MS = 60_000;

type Start = {
  follower: Pick<MapFollower, 'reached'>;
  logger: Pick<Logger, 'warn'>;
  listen(): Promise<string>;
};

/** Without its map, an api answers reads with 503, so a load balancer must not reach it before. */
export async function listenWithMap({ follower, logger, listen }: Start): Promise<string> {
  // Any position: the map is behind by what was written meanwhile, and readers who need more wait for it.
  const loaded = await follower.reached({ seqs: [] }, MAP_LOAD_MS);
  if (!loaded) logger.warn({ waitedMs: MAP_LOAD_MS, impact: 'reads get 503 until then' }, 'map not loaded at startup');
  return listen();
}
