import type { Socket } from 'node:net';
import type { EventStore } from '@naksha/events/event-store';
import type { BBox, Clock, Ids } from '@naksha/events/kernel';
import type { Roles } from './identity/roles.ts';
import type { SmsGateway } from './identity/sms-gateway.port.ts';
import type { PlaceSource } from './injection/place-source.ts';
import type { ServicesSettings } from './injection/settings.ts';
import type { OwnDocuments } from './own-data/own-documents.ts';
import type { PhotoStore } from './photos/store/photo-store.port.ts';
import type { SecuritySink } from './security/security-sink.ts';

/** External dependencies of the write side. */
export type ServicesDeps = {
  /** The write database, fully migrated. */
  databaseUrl: string;
  /** Opens the sockets of its connections, so that the caller can close them when the server stops responding. */
  openDatabaseSocket?(): Socket;
  eventStore: EventStore;
  clock: Clock;
  ids: Ids;
  sms: SmsGateway;
  /** Listings must be within it. */
  region: BBox;
  places: PlaceSource;
  roles: Roles;
  ownDocuments: OwnDocuments;
  photos: PhotoStore;
  /** Destination of the security log. */
  security: SecuritySink;
  settings: ServicesSettings;
};
