import { PgListener } from '@naksha/events/async';
import type { ProcessContext } from './process-context.ts';

const RETRY_MS = [50, 200, 1000, 5000];

/** Streams of this process by whose right they are open, known by its id. */
type Streams = {
  listOpen(): ReadonlySet<string>;
  /** Of these those that have not ended. */
  findLiving(ids: readonly string[]): Promise<string[]>;
  end(id: string): void;
};

/**
 * What has ended anywhere ends its streams here, at once. Sign-out, "end session", a block and an erasure all delete sessions, an
 * operator deletes partners, and the database tells every process. What was missed while this process could not listen is made
 * up for when it listens again.
 */
export async function endStreams(
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
