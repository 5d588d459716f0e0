import { PostgresEventStore, RandomIds, SystemClock } from '@naksha/events/event-store';
import type { Clock, Gazetteer, Ids } from '@naksha/events/kernel';
import type { Roles, ServicesDeps, SmsGateway } from '@naksha/services';
import type pg from 'pg';
import { secretOf } from './config/secret.ts';
import type { Config } from './config.ts';
import { openPool } from './open-pool.ts';

/** What a test, an import or a benchmark may put in another's place. */
export type Substitutes = { clock?: Clock; ids?: Ids; sms: SmsGateway; roles: Roles; onBroken?(error: Error): void };

export type WriteSide = { pool: pg.Pool; store: PostgresEventStore; clock: Clock; deps: ServicesDeps };

/** The event store and all that the services need, on a migrated database. Whoever opens it ends its pool. */
export function openWriteSide(
  config: Config,
  databaseUrl: string,
  gazetteer: Gazetteer,
  given: Substitutes,
): WriteSide {
  const pool = openPool(databaseUrl, 8, given.onBroken);
  const clock = given.clock ?? new SystemClock();
  const ids = given.ids ?? new RandomIds();
  const store = new PostgresEventStore({ pool, ids });
  return {
    pool,
    store,
    clock,
    deps: {
      databaseUrl,
      eventStore: store,
      clock,
      ids,
      sms: given.sms,
      region: config.SERVICE_REGION,
      gazetteer,
      roles: given.roles,
      settings: {
        secret: secretOf(config),
        staffPhones: config.STAFF_PHONES,
        otpLength: config.OTP_LENGTH,
        otpEnabled: config.OTP_ENABLED,
        smsCountries: config.SMS_COUNTRIES,
        otpBypassNumbers: config.OTP_BYPASS_NUMBERS,
        production: config.NODE_ENV === 'production',
        assistantPhone: (city) => assistantPhone(config, city),
        contactsADay: 20,
      },
    },
  };
}

/** The office of the listing's city answers for it, else the brand's. */
export const assistantPhone = (config: Config, city: string): string =>
  config.ASSISTANT_PHONES.get(city) ?? config.BRAND_PHONE;
