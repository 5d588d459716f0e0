import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { openWriteDatabase, type WriteDatabase } from './database/write-database.ts';
import { createErasureProviders } from './erase-account/erasures.ts';
import { RewriteTables } from './erase-account/rewrite-tables.ts';
import { FEATURES } from './features.ts';
import { Sessions } from './identity/sessions.ts';
import {
  CLOCK,
  EVENT_STORE,
  IDS,
  OWN_DOCUMENTS,
  PLACES,
  REGION,
  ROLES,
  SECURITY_SINK,
  SETTINGS,
  SIGN_IN_DATABASE,
  SMS_GATEWAY,
  WRITE_DATABASE,
} from './injection/tokens.ts';
import { createRekeyProviders } from './keys/rekey.ts';
import { createOwnDataTablesProvider } from './own-data/own-data.ts';
import { PHOTO_STORE } from './photos/store/photo-store.port.ts';
import { createReactorProviders } from './reactors/reactor-parts.ts';
import { createRetentionProviders } from './retention/retention.ts';
import { SecurityLog } from './security/security-log.ts';
import type { ServicesDeps } from './services-deps.ts';
import { Vault } from './vault/vault.ts';

const SIGN_IN_CONNECTIONS = 4;

const controllers = FEATURES.flatMap(({ controllers = [] }) => controllers);
const providers = FEATURES.flatMap(({ providers = [] }) => providers);
const retentionRules = FEATURES.flatMap(({ retention = [] }) => retention);
const erasureRules = FEATURES.flatMap(({ erasing = [] }) => erasing);
const heldTables = FEATURES.flatMap(({ holding = [] }) => holding);
const heldTableNames = heldTables.map(({ table }) => table);
const rekeyRules = FEATURES.flatMap(({ rekeying = [] }) => rekeying);
/** The reactors of every feature. */
export const REACTORS = FEATURES.flatMap(({ reactors = [] }) => reactors);

@Module({})
export class ServicesModule implements OnApplicationShutdown {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(SIGN_IN_DATABASE) private readonly signInDatabase: WriteDatabase,
  ) {}

  static register(deps: ServicesDeps): DynamicModule {
    return {
      module: ServicesModule,
      imports: [CqrsModule.forRoot()],
      controllers,
      providers: [
        { provide: EVENT_STORE, useValue: deps.eventStore },
        { provide: CLOCK, useValue: deps.clock },
        { provide: IDS, useValue: deps.ids },
        { provide: SMS_GATEWAY, useValue: deps.sms },
        { provide: REGION, useValue: deps.region },
        { provide: PLACES, useValue: deps.places },
        { provide: ROLES, useValue: deps.roles },
        { provide: OWN_DOCUMENTS, useValue: deps.ownDocuments },
        { provide: PHOTO_STORE, useValue: deps.photos },
        { provide: SECURITY_SINK, useValue: deps.security },
        { provide: SETTINGS, useValue: deps.settings },
        {
          provide: WRITE_DATABASE,
          useFactory: () => openWriteDatabase(deps.databaseUrl, undefined, deps.openDatabaseSocket),
        },
        {
          provide: SIGN_IN_DATABASE,
          useFactory: () => openWriteDatabase(deps.databaseUrl, SIGN_IN_CONNECTIONS, deps.openDatabaseSocket),
        },
        ...createRekeyProviders(rekeyRules),
        ...createErasureProviders(erasureRules),
        { provide: RewriteTables, useFactory: () => new RewriteTables(deps.databaseUrl, heldTableNames) },
        createOwnDataTablesProvider(heldTables),
        ...createRetentionProviders(retentionRules),
        ...createReactorProviders(REACTORS),
        ...providers,
      ],
      exports: [CqrsModule, SecurityLog, Sessions, Vault],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.database.$disconnect(), this.signInDatabase.$disconnect()]);
  }
}
