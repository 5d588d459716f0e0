import type { EventStore } from '@naksha/events/event-store';
import type { BBox, Clock, Gazetteer, Ids } from '@naksha/events/kernel';
import type { Roles } from './identity/roles.ts';
import type { SmsGateway } from './identity/sms-gateway.port.ts';

/** Everything the write side needs from outside. */
export type ServicesDeps = {
  /** Of the write database, with every migration applied. */
  databaseUrl: string;
  eventStore: EventStore;
  clock: Clock;
  ids: Ids;
  sms: SmsGateway;
  /** Listings are posted within it. */
  region: BBox;
  gazetteer: Gazetteer;
  roles: Roles;
  settings: ServicesSettings;
};

export type ServicesSettings = {
  /** Keys every HMAC: another secret makes every phone, code and token unknown. */
  secret: string;
  /** E.164 */
  staffPhones: readonly string[];
  /** 4 to 6 */
  otpLength: number;
  otpEnabled: boolean;
  /** Calling codes that get a code by SMS, '+91'. */
  smsCountries: readonly string[];
  /** E.164 numbers that may sign in with the fixed code, outside production only. */
  otpBypassNumbers: readonly string[];
  production: boolean;
  /** The office number that a listing's contact gives. */
  assistantPhone(city: string): string;
  contactsADay: number;
};
