import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import type { BBox, Clock, Ids } from '@naksha/events/kernel';
import type {
  OwnDocuments,
  PhotoStore,
  PlaceSource,
  Roles,
  SecuritySink,
  ServicesDeps,
  SmsGateway,
} from '@naksha/services';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { readSiteOrigin } from '../config/origin.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import { ANSWERING, openPostgresPool } from '../databases/open-pool.ts';

export type Substitutes = { clock?: Clock; ids?: Ids; onBroken?(error: Error): void; openSocket?(): Socket };

export type WriteSide = {
  databaseUrl: string;
  /** Of a `DatabaseWatch`, for further connections. */
  openSocket?(): Socket;
  pool: pg.Pool;
  store: PostgresEventStore;
  clock: Clock;
  ids: Ids;
};

export function openWriteSide(databaseUrl: string, substitutes: Substitutes): WriteSide {
  const { openSocket } = substitutes;
  const pool = openPostgresPool(databaseUrl, 8, substitutes.onBroken, ANSWERING, openSocket);
  const clock = substitutes.clock ?? new SystemClock();
  const ids = substitutes.ids ?? new RandomIds();
  return { databaseUrl, openSocket, pool, clock, ids, store: new PostgresEventStore({ pool, ids }) };
}

export function createServicesDeps(
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
    ownDocuments: OwnDocuments;
    photos: PhotoStore;
    security: SecuritySink;
    origin?: () => string;
  },
): ServicesDeps {
  return {
    databaseUrl: write.databaseUrl,
    openDatabaseSocket: write.openSocket,
    eventStore: write.store,
    clock: write.clock,
    ids: write.ids,
    ...deps,
    settings: {
      ...config,
      secret: loadOrCreateServerSecret(config),
      previousSecret: config.NAKSHA_SECRET_PREVIOUS || undefined,
      replacedTextDays: config.REPLACED_TEXT_DAYS,
      erasureLedger: config.ERASURE_LEDGER || join(config.NAKSHA_DATA_DIR, 'erasures'),
      siteOrigin: origin,
      production: config.NODE_ENV === 'production',
      printsTexts: config.SMS_URL === '',
      assistantPhone: (city) => findAssistantPhone(config, city),
    },
  };
}

export const findAssistantPhone = ({ ASSISTANT_PHONES, NODE_ENV }: Config, city: string): string =>
  ASSISTANT_PHONES.get(city) ??
  ASSISTANT_PHONES.get(OTHER_CITIES) ??
  (NODE_ENV === 'production' ? '' : undialableAssistant(city));

const OTHER_CITIES = '*';

/** A placeholder while there is no assistant: no number in Chandigarh starts with 0, so it reaches nobody. */
const undialableAssistant = (city: string): string =>
  `+911720000${String(100 + ([...city].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 900, 7) % 900))}`;
