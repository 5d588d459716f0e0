import type { Clock } from '@naksha/events/kernel';
import { migrate } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config/config.ts';
import type { Databases } from '../databases/databases.ts';
import { createLogger } from '../http/logger.ts';
import { Lifetime } from '../process/lifetime.ts';
import { openSecuritySink } from '../security/open-security-sink.ts';
import { openCommandsApp } from './commands-app.ts';
import { openWriteSide, type WriteSide } from './write-side.ts';

export type Operator = { app: INestApplicationContext; write: WriteSide; stop(): Promise<void> };

/** The write side for command-line mains. Whatever they do, a serving process beside them projects. */
export async function openOperator(
  config: Config,
  databases: Pick<Databases, 'write'>,
  clock?: Clock,
): Promise<Operator> {
  await migrate(databases.write);
  const lifetime = new Lifetime();
  const logger = createLogger(config.LOG_LEVEL);
  const security = await openSecuritySink({ config, logger, lifetime });
  const write = openWriteSide(databases.write, { clock });
  const app = await openCommandsApp(config, write, { logger, security });
  return {
    app,
    write,
    async stop() {
      await app.close();
      await write.pool.end();
      await lifetime.end();
    },
  };
}
