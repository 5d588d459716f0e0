import { existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { SECURITY_KINDS, type SecuritySink } from '@naksha/services';
import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { ensureWritableFolder } from '../process/create-folder.ts';
import type { Lifetime } from '../process/lifetime.ts';
import { openLogFile } from '../process/log-destination.ts';
import { UserError } from '../process/user-error.ts';

type Labels = Readonly<{ kind: string; detail: string }>;

/** All label sets that are known in advance, so that counters start at 0. */
export const listSecurityMetricLabels = (): Labels[] =>
  Object.entries(SECURITY_KINDS).flatMap(([kind, { details }]) =>
    Object.values<readonly string[]>(details)
      .reduce<string[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]])
      .map((row) => ({ kind, detail: row.join('/') })),
  );

/** Bytes of lines kept while the disk is slow; beyond that the newest are lost, which is logged. */
const MAX_WAITING = 16 * 1024 * 1024;

type Parts = {
  config: Pick<Config, 'SECURITY_LOG'>;
  logger: Logger;
  lifetime: Lifetime;
  metrics?: Metrics;
  /** Called for each lost line. */
  onLost?(): void;
};

/**
 * Independent of the log level.
 * @throws UserError if the file cannot be written
 */
export async function openSecuritySink({ config, logger, lifetime, metrics, onLost }: Parts): Promise<SecuritySink> {
  const lines = config.SECURITY_LOG
    ? await openFile(config.SECURITY_LOG, { logger, lifetime, onLost })
    : logger.child({ log: 'security' }, { level: 'info' });
  const count = metrics?.counter(
    'security_events_total',
    'Events in the security log, by kind',
    listSecurityMetricLabels(),
  );
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
    // Remaining lines are lost, which was logged.
    file.once('error', () => file.destroy());
    const closed = new Promise((resolve) => file.once('close', resolve));
    file.end();
    await closed;
  });
  return pino({ base: { log: 'security' } }, file);
}

/** Only for its owner, because it shows who is staff and when they worked. */
function openForAppending(path: string): number {
  const folder = dirname(path);
  // An existing folder may belong to someone else; only the file must be ours.
  if (!existsSync(folder)) ensureWritableFolder('SECURITY_LOG', folder);
  try {
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw new UserError(
      `SECURITY_LOG: cannot write ${path}: ${(error as Error).message}. Correct its permissions or name another file.`,
    );
  }
}
