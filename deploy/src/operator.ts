import { type Clock, Gazetteer } from '@naksha/events/kernel';
import { migrate, ServicesModule } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config.ts';
import type { Databases } from './databases.ts';
import { createLogger, nestLogger } from './http/logger.ts';
import { readPlaces } from './places.ts';
import { smsGatewayOf } from './sms-gateway.ts';
import { openWriteSide, servicesDeps, type WriteSide } from './write-side.ts';

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
  const write = openWriteSide(databases.write, { clock });
  const deps = servicesDeps(config, write, {
    gazetteer: new Gazetteer(readPlaces()),
    sms: smsGatewayOf(config),
    roles,
  });
  const app = await NestFactory.createApplicationContext(ServicesModule.register(deps), {
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
