import type { EventStore } from '@naksha/events/event-store';
import type { BBox, Clock, Ids } from '@naksha/events/kernel';
import type { Roles } from './identity/roles.ts';
import type { SmsGateway } from './identity/sms-gateway.port.ts';
import type { PlaceSource } from './injection/place-source.ts';
import type { ServicesSettings } from './injection/settings.ts';
import type { OwnDocuments } from './own-data/own-documents.ts';
import type { PhotoStore } from './photos/store/photo-store.port.ts';
import type { SecuritySink } from './security/security-sink.ts';

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
  places: PlaceSource;
  roles: Roles;
  ownDocuments: OwnDocuments;
  photos: PhotoStore;
  /** Where the security log goes. */
  security: SecuritySink;
  settings: ServicesSettings;
};
