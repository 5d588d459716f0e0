import { type Clock, Gazetteer } from '@naksha/events/kernel';
import { loadPlaceDefinitions, loadServedRegion, migrate } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/config.ts';
import type { Databases } from '../databases/databases.ts';
import { disableOutwardEffectsOnDrill } from '../databases/drill.ts';
import { createLogger } from '../http/logger.ts';
import { Lifetime } from '../process/lifetime.ts';
import { chooseRegion, type Region } from '../region/choose-region.ts';
import { placesFromDefinitions } from '../region/list-places.ts';
import { openSecuritySink } from '../security/open-security-sink.ts';
import { assertSecretMatchesDatabase } from './check-secret.ts';
import { openCommandsApp } from './commands-app.ts';
import { openWriteSide, type WriteSide } from './write-side.ts';

export type Operator = {
  app: INestApplicationContext;
  write: WriteSide;
  region: Region;
  learnPlaces(): Promise<void>;
  stop(): Promise<void>;
};

/** A running server projects; the region is the server's unless set. */
export async function openOperator(
  given: Config,
  databases: Pick<Databases, 'write'> & Partial<Pick<Databases, 'isDrill'>>,
  clock?: Clock,
): Promise<Operator> {
  const config = disableOutwardEffectsOnDrill(given, databases);
  await migrate(databases.write);
  await assertSecretMatchesDatabase(config, databases.write);
  const lifetime = new Lifetime();
  const logger = createLogger(config.LOG_LEVEL);
  const security = await openSecuritySink({ config, logger, lifetime });
  const write = openWriteSide(databases.write, { clock });
  const region = chooseRegion(config, await loadServedRegion(write.store));
  const readGazetteer = async () => {
    const known = placesFromDefinitions(await loadPlaceDefinitions(write.store));
    return new Gazetteer(known.length > 0 ? known : region.places);
  };
  const places = { gazetteer: await readGazetteer(), barePriceFrom: region.barePriceFrom };
  const app = await openCommandsApp(config, write, { region: region.bounds, places, logger, security });
  return {
    app,
    write,
    region,
    async learnPlaces() {
      places.gazetteer = await readGazetteer();
    },
    async stop() {
      await app.close();
      await write.pool.end();
      await lifetime.end();
    },
  };
}
