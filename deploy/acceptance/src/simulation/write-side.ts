import { PostgresEventStore } from '@naksha/events/event-store';
import { type Clock, TRICITY_REGION } from '@naksha/events/kernel';
import { parseSettings } from '@naksha/events/settings';
import {
  ConfirmAvailability,
  ConfirmAvailabilityHandler,
  DeleteListing,
  DeleteListingHandler,
  DeleteSearch,
  DeleteSearchHandler,
  EditListing,
  EditListingHandler,
  LapseAvailability,
  LapseAvailabilityHandler,
  MarkSold,
  MarkSoldHandler,
  OpenAccount,
  OpenAccountHandler,
  PHOTO_STORE,
  PostListing,
  PostListingHandler,
  RecordInterest,
  RecordInterestHandler,
  RejectListing,
  RejectListingHandler,
  Relist,
  RelistHandler,
  SaveSearch,
  SaveSearchHandler,
  SERVICES_SETTINGS,
  type ServicesSettings,
  tokens,
  VerifyListing,
  VerifyListingHandler,
  WorkLead,
  WorkLeadHandler,
} from '@naksha/services/testing/parts';
import { Container } from './container.ts';
import { NO_PLACES } from './places.ts';
import type { Process } from './scheduler.ts';
import { SeededIds } from './seeded-ids.ts';
import type { SimulatedPostgres } from './simulated-postgres.ts';
import { simulatedPrisma } from './simulated-prisma.ts';
import type { SmsCarrier } from './sms-carrier.ts';

export const SETTINGS: ServicesSettings = {
  ...parseSettings(SERVICES_SETTINGS, {}).values,
  secret: 'a secret of the simulation',
  replacedTextDays: 30,
  erasureLedger: 'none',
  production: false,
  printsTexts: true,
  siteOrigin: () => 'https://naksha.example',
  assistantPhone: () => '+911725550101',
};

const HANDLERS = new Map<unknown, new (...parts: never[]) => { execute(command: never): Promise<unknown> }>([
  [OpenAccount, OpenAccountHandler],
  [PostListing, PostListingHandler],
  [EditListing, EditListingHandler],
  [VerifyListing, VerifyListingHandler],
  [RejectListing, RejectListingHandler],
  [MarkSold, MarkSoldHandler],
  [Relist, RelistHandler],
  [DeleteListing, DeleteListingHandler],
  [ConfirmAvailability, ConfirmAvailabilityHandler],
  [LapseAvailability, LapseAvailabilityHandler],
  [RecordInterest, RecordInterestHandler],
  [WorkLead, WorkLeadHandler],
  [SaveSearch, SaveSearchHandler],
  [DeleteSearch, DeleteSearchHandler],
]);

export type WriteSide = {
  store: PostgresEventStore;
  container: Container;
  clock: Clock;
  ids: SeededIds;
  // biome-ignore lint/suspicious/noExplicitAny: as Nest's command bus
  execute(command: object): Promise<any>;
};

export function openWriteSide(
  process: Process,
  database: SimulatedPostgres,
  clock: Clock,
  nth: number,
  sms: SmsCarrier,
): WriteSide {
  const ids = new SeededIds(nth);
  const store = new PostgresEventStore({ pool: database.poolOf(process), ids });
  const container = new Container([
    [tokens.EVENT_STORE, store],
    [tokens.IDS, ids],
    [tokens.CLOCK, clock],
    [tokens.SETTINGS, SETTINGS],
    [tokens.REGION, TRICITY_REGION],
    [tokens.PLACES, { gazetteer: NO_PLACES }],
    [tokens.SECURITY_SINK, { count: () => {}, write: () => {} }],
    [tokens.WRITE_DATABASE, simulatedPrisma(database, process, clock.now)],
    [tokens.SMS_GATEWAY, sms.of(process)],
    [PHOTO_STORE, {}],
  ]);
  const execute = async (command: object) =>
    container.get(HANDLERS.get(command.constructor)!).execute(command as never);
  return { store, container, clock, ids, execute };
}
