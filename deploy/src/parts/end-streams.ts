import { PgListener } from '@naksha/events/async';
import type { ProcessContext } from './process-context.ts';

const RETRY_MS = [50, 200, 1000, 5000];

type Streams = {
  listOpen(): ReadonlySet<string>;
  findLiving(ids: readonly string[]): Promise<string[]>;
  end(id: string): void;
};

/** The database notifies every process. Notifications missed while disconnected are made up for on reconnection. */
export async function endStreamsOnNotification(
  { databases, lifetime, logger }: Pick<ProcessContext, 'databases' | 'lifetime' | 'logger'>,
  channel: string,
  { listOpen, findLiving, end }: Streams,
): Promise<void> {
  const onError = (error: unknown) =>
    logger.warn({ err: error, channel, retrying: true }, 'database notifications failed');
  const endMissed = async () => {
    const open = listOpen();
    if (open.size === 0) return;
    const living = new Set(await findLiving([...open]));
    for (const id of open) if (!living.has(id)) end(id);
  };
  const listener = new PgListener({
    connection: { connectionString: databases.write, keepAlive: true },
    channel,
    retryMs: RETRY_MS,
    onNotify: (id) => (id === undefined ? void endMissed().catch(onError) : end(id)),
    onError,
  });
  await lifetime.onEnd(() => listener.stop());
}
