import { existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SecuritySink } from '@naksha/services';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { openLogFile } from '../process/log-destination.ts';
import { makeFolder } from '../process/make-folder.ts';
import { UserError } from '../process/user-error.ts';
import { securityLabels } from './security-labels.ts';

/** Unwritten lines that are kept while the disk is slow, in bytes; beyond that the newest are lost, and that is logged. */
const MAX_WAITING = 16 * 1024 * 1024;

type Parts = {
  config: Pick<Config, 'SECURITY_LOG'>;
  logger: Logger;
  lifetime: Lifetime;
  metrics?: Metrics;
  /** Told of each line of its own file that is lost. */
  onLost?(): void;
};

/**
 * The security log as configured: its own file, or the process's other lines. How much of those is logged has no say in it.
 * @throws UserError where the file can't be written
 */
export async function openSecuritySink({ config, logger, lifetime, metrics, onLost }: Parts): Promise<SecuritySink> {
  const lines = config.SECURITY_LOG
    ? await openFile(config.SECURITY_LOG, { logger, lifetime, onLost })
    : logger.child({ log: 'security' }, { level: 'info' });
  const count = metrics?.counter('security_events_total', 'Events in the security log, by kind', securityLabels());
  return {
    write: (line, level) => lines[level](line),
    count: (kind, detail) => count?.({ kind, detail }),
  };
}

async function openFile(
  path: string,
  { logger, lifetime, onLost }: Pick<Parts, 'logger' | 'lifetime' | 'onLost'>,
): Promise<Logger> {
  const file = openLogFile(openForAppending(path), MAX_WAITING);
  file.on('error', (error) => logger.error({ err: error }, 'security log write failed'));
  file.on('drop', () => {
    logger.error({ reason: 'the write buffer is full' }, 'security log line lost');
    onLost?.();
  });
  await lifetime.onEnd(async () => {
    // What still can't be written then is lost, and that was logged.
    file.once('error', () => file.destroy());
    const closed = new Promise((resolve) => file.once('close', resolve));
    file.end();
    await closed;
  });
  return pino({ base: { log: 'security' } }, file);
}

/** For its owner alone: it tells who is staff and when. Emptied by whoever rotates it, it is written on from the start. */
function openForAppending(path: string): number {
  const folder = dirname(path);
  // One that is there may be somebody else's: the file alone has to be ours.
  if (!existsSync(folder)) makeFolder('SECURITY_LOG', folder);
  try {
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw new UserError(
      `SECURITY_LOG: cannot write ${path}: ${(error as Error).message}. Correct its permissions or name another file.`,
    );
  }
}
