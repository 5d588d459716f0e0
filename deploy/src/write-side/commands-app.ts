import type { BBox } from '@naksha/events/kernel';
import { type PlaceSource, type SecuritySink, ServicesModule } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createNestLogger } from '../http/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openPhotoStore } from './photo-store.ts';
import { openSmsGateway } from './sms-gateway.ts';
import { createServicesDeps, type WriteSide } from './write-side.ts';

type CommandsAppDeps = {
  region: BBox;
  places: PlaceSource;
  logger: Logger;
  security: SecuritySink;
  metrics?: Metrics;
};

export async function openCommandsApp(
  config: Config,
  write: WriteSide,
  { region, places, logger, security, metrics }: CommandsAppDeps,
): Promise<INestApplicationContext> {
  const noPage = () => Promise.reject(new Error('A command line program cannot read the documents of an account'));
  const noDocuments = () => {
    throw new Error('A command line program cannot export personal data');
  };
  const roles = { waitForOwnWrite: noPage, findRole: noPage, findAssistedCity: noPage };
  const deps = createServicesDeps(config, write, {
    region,
    places,
    sms: openSmsGateway(config, metrics && { metrics, logger }),
    roles,
    ownDocuments: { findOwn: noDocuments },
    photos: await openPhotoStore(config),
    security,
  });
  return NestFactory.createApplicationContext(ServicesModule.register(deps), {
    logger: createNestLogger(logger),
    abortOnError: false,
  });
}
