import { type Documents, FallbackListingSearch, ListerIds, type ReadModelDeps } from '@naksha/read-model';
import { deriveKey } from '@naksha/services';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import type { OptionalDependencies } from '../http/health.ts';
import { chargeSearchesToClient } from '../http/work-meter.ts';
import type { ProcessContext } from './process-context.ts';

/** The same for all processes of this installation. */
export const createListerIds = (config: Config): ListerIds =>
  new ListerIds(deriveKey(loadOrCreateServerSecret(config), 'lister-id'));

export type ChosenSearch = {
  chooseSearch: ReadModelDeps['chooseSearch'];
  optionalDependencies: OptionalDependencies;
};

export async function openListingSearch(
  { config, logger, metrics, write }: Pick<ProcessContext, 'config' | 'logger' | 'metrics' | 'write'>,
  documents: Documents,
): Promise<ChosenSearch> {
  if (!config.MEILI_URL) return { chooseSearch: chargeSearchesToClient, optionalDependencies: {} };
  // Loaded on demand, because the client is slow to load.
  const { MeilisearchIndex, MeilisearchListingSearch } = await import('@naksha/read-model/meilisearch');
  const index = new MeilisearchIndex({ url: config.MEILI_URL, key: config.MEILI_KEY });
  let search: FallbackListingSearch | undefined;
  const isUp = () => search?.state !== 'away';
  metrics.gauge('meilisearch_up', '1 if Meilisearch is reachable', () => Number(isUp()));
  return {
    chooseSearch: (plain, places) => {
      search = new FallbackListingSearch(new MeilisearchListingSearch(index, documents, places), plain, {
        clock: write.clock,
        onChange: (state, reason) =>
          state === 'up'
            ? logger.warn('meilisearch recovered')
            : logger.warn({ err: reason, fallback: 'read database' }, 'meilisearch unavailable'),
      });
      return chargeSearchesToClient(search);
    },
    optionalDependencies: { search: isUp },
  };
}

export async function openSearchIndexer(
  { config, lifetime, logger }: Pick<ProcessContext, 'config' | 'lifetime' | 'logger'>,
  pool: pg.Pool,
): Promise<void> {
  if (!config.MEILI_URL) return;
  const { MeilisearchIndex, SearchIndexer, startSearchIndexer } = await import('@naksha/read-model/meilisearch');
  const indexing = startSearchIndexer({
    pool,
    indexer: new SearchIndexer(
      pool,
      new MeilisearchIndex({ url: config.MEILI_URL, key: config.MEILI_KEY }),
      createListerIds(config),
    ),
    onError: (error) => logger.warn({ err: error, retrying: true }, 'search indexing failed'),
    onCorrected: (count) =>
      logger.warn({ listings: count, reason: 'the index differed from the read database' }, 'search index corrected'),
  });
  await lifetime.onEnd(() => indexing.stop());
}
