import { join } from 'node:path';
import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import type { BBox, Clock, Ids } from '@naksha/events/kernel';
import type { PhotoStore, PlaceSource, Roles, SecuritySink, ServicesDeps, SmsGateway } from '@naksha/services';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { readSiteOrigin } from '../config/origin.ts';
import { chooseSecret } from '../config/secret.ts';
import { ANSWERING, openPool } from '../databases/open-pool.ts';

/** What a test, an import or a benchmark may put in another's place. */
export type Substitutes = { clock?: Clock; ids?: Ids; onBroken?(error: Error): void };

export type WriteSide = { databaseUrl: string; pool: pg.Pool; store: PostgresEventStore; clock: Clock; ids: Ids };

/** The event store on a migrated database. Whoever opens it ends its pool. */
export function openWriteSide(databaseUrl: string, substitutes: Substitutes): WriteSide {
  const pool = openPool(databaseUrl, 8, substitutes.onBroken, ANSWERING);
  const clock = substitutes.clock ?? new SystemClock();
  const ids = substitutes.ids ?? new RandomIds();
  return { databaseUrl, pool, clock, ids, store: new PostgresEventStore({ pool, ids }) };
}

/** All that the services need, as configured. */
export function servicesDeps(
  config: Config,
  write: WriteSide,
  {
    origin = () => readSiteOrigin(config),
    ...deps
  }: {
    region: BBox;
    places: PlaceSource;
    sms: SmsGateway;
    roles: Roles;
    photos: PhotoStore;
    security: SecuritySink;
    origin?: () => string;
  },
): ServicesDeps {
  return {
    databaseUrl: write.databaseUrl,
    eventStore: write.store,
    clock: write.clock,
    ids: write.ids,
    ...deps,
    settings: {
      ...config,
      secret: chooseSecret(config),
      previousSecret: config.NAKSHA_SECRET_PREVIOUS || undefined,
      replacedTextDays: config.REPLACED_TEXT_DAYS,
      erasureLedger: config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures'),
      siteOrigin: origin,
      production: config.NODE_ENV === 'production',
      assistantPhone: (city) => assistantPhone(config, city),
    },
  };
}

/** The office of the listing's city answers for it, else the brand's. */
export const assistantPhone = (config: Config, city: string): string =>
  config.ASSISTANT_PHONES.get(city) ?? config.BRAND_PHONE;
