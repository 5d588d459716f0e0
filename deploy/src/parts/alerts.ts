import { Gazetteer } from '@naksha/events/kernel';
import {
  AlertMatcher,
  DOCUMENT_KINDS,
  decodeStreetSegments,
  openDocuments,
  Reaches,
  StreetGraph,
  startAlertMatcher,
} from '@naksha/read-model';
import { AlertOutbox, startAlerts } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { createListerIds } from './listing-search.ts';
import type { ProcessContext } from './process-context.ts';

export async function openAlerts(
  context: ProcessContext,
  app: INestApplicationContext,
  origin: () => string,
): Promise<void> {
  const { config, lifetime, logger, write, readPool, region, metrics } = context;
  const documents = await openDocuments(readPool, {
    kinds: DOCUMENT_KINDS,
    onError: (error) => logger.error({ err: error, consumer: 'alerts', retrying: true }, 'document feed failed'),
  });
  await lifetime.onEnd(() => documents.close());
  const gazetteer = new Gazetteer(region.places, region.landmarks);
  const streets = region.streets && new StreetGraph(decodeStreetSegments(region.streets));
  const matcher = new AlertMatcher({
    region: region.bounds,
    sink: new AlertOutbox(write.pool, write.clock),
    store: write.store,
    gazetteer,
    listerIds: createListerIds(config),
    findReach: new Reaches({ gazetteer }, streets).find,
  });
  const matching = startAlertMatcher({
    pool: readPool,
    follower: documents.follower,
    matcher,
    onError: (error) => logger.error({ err: error, retrying: true }, 'saved search matching failed'),
  });
  await lifetime.onEnd(() => matching.stop());
  const alerts = startAlerts({
    app,
    pool: write.pool,
    clock: write.clock,
    site: { brand: config.BRAND_NAME, origin },
    onError: (error, event, fields) => logger.error({ err: error, retrying: true, ...fields }, event),
  });
  await lifetime.onEnd(() => alerts.stop());
  metrics.gauges(
    {
      alerts_overdue: 'Saved searches whose message is overdue by five minutes or more',
      alerts_missing: 'Listings verified minutes ago and not yet checked against saved searches',
      alert_accounts_at_limit: 'Accounts at their hourly or daily limit of saved-search messages',
    },
    async () => {
      const { overdue, missing, atLimit } = await alerts.figures();
      return { alerts_overdue: overdue, alerts_missing: missing, alert_accounts_at_limit: atLimit };
    },
  );
  metrics.gauge(
    'alert_filters',
    'Distinct filters of saved searches matched by this process',
    () => matcher.size.filters,
  );
}
