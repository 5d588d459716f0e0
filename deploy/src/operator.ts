import { type Clock, Gazetteer } from '@naksha/events/kernel';
import { ConsoleSmsGateway, migrate, ServicesModule } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config.ts';
import type { Databases } from './databases.ts';
import { createLogger, nestLogger } from './http/logger.ts';
import { readPlaces } from './places.ts';
import { openWriteSide, type WriteSide } from './write-side.ts';

export type Operator = { app: INestApplicationContext; write: WriteSide; stop(): Promise<void> };

/** The write side without HTTP, for command-line mains. Whatever they do, a serving process beside them projects. */
export async function openOperator(
  config: Config,
  databases: Pick<Databases, 'write'>,
  clock?: Clock,
): Promise<Operator> {
  await migrate(databases.write);
  const roles = {
    roleOf: () => Promise.reject(new Error('nobody asks the command line for roles')),
  };
  const write = openWriteSide(config, databases.write, new Gazetteer(readPlaces()), {
    clock,
    sms: new ConsoleSmsGateway(),
    roles,
  });
  const app = await NestFactory.createApplicationContext(ServicesModule.register(write.deps), {
    logger: nestLogger(createLogger(config.LOG_LEVEL)),
    abortOnError: false,
  });
  return {
    app,
    write,
    async stop() {
      await app.close();
      await write.pool.end();
    },
  };
}
