import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CommandRunner } from './commands/command-runner.ts';
import { openWriteDatabase, type WriteDatabase } from './database/write-database.ts';
import { CommandEdge } from './http/command-edge.ts';
import { identityControllers, identityProviders } from './identity/identities.ts';
import { Sessions } from './identity/sessions.ts';
import {
  CLOCK,
  EVENT_STORE,
  GAZETTEER,
  IDS,
  REGION,
  ROLES,
  SETTINGS,
  SMS_GATEWAY,
  WRITE_DATABASE,
} from './injection/tokens.ts';
import { interestControllers, interestProviders } from './interest/interests.ts';
import { listingControllers, listingProviders } from './listings/listings.ts';
import { provideReactors } from './reactors/reactor-parts.ts';
import { reactors } from './reactors/reactors.ts';
import { provideRetention } from './retention/retention.ts';
import { retentionRules } from './retention-rules.ts';
import type { ServicesDeps } from './services-deps.ts';
import { Vault } from './vault/vault.ts';

/** The write side: commands over HTTP and through the command bus, sessions, and the vault. */
@Module({})
export class ServicesModule implements OnApplicationShutdown {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  static register(deps: ServicesDeps): DynamicModule {
    return {
      module: ServicesModule,
      imports: [CqrsModule.forRoot()],
      controllers: [...listingControllers, ...interestControllers, ...identityControllers],
      providers: [
        { provide: EVENT_STORE, useValue: deps.eventStore },
        { provide: CLOCK, useValue: deps.clock },
        { provide: IDS, useValue: deps.ids },
        { provide: SMS_GATEWAY, useValue: deps.sms },
        { provide: REGION, useValue: deps.region },
        { provide: GAZETTEER, useValue: deps.gazetteer },
        { provide: ROLES, useValue: deps.roles },
        { provide: SETTINGS, useValue: deps.settings },
        { provide: WRITE_DATABASE, useFactory: () => openWriteDatabase(deps.databaseUrl) },
        CommandRunner,
        CommandEdge,
        Vault,
        ...provideRetention(retentionRules),
        ...provideReactors(reactors),
        ...identityProviders,
        ...listingProviders,
        ...interestProviders,
      ],
      exports: [CqrsModule, Sessions, Vault],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.$disconnect();
  }
}
