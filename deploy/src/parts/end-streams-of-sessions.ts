import { PgListener } from '@naksha/events/async';
import type { LiveHub } from '@naksha/read-model';
import { SESSION_ENDED, type Sessions } from '@naksha/services';
import type { ProcessContext } from './process-context.ts';

const RETRY_MS = [50, 200, 1000, 5000];

/**
 * A session that has ended anywhere ends its live streams here, at once: sign-out, "end session", a block and an erasure
 * all delete sessions, and the database tells every process. What was missed while this process could not listen is made
 * up for when it listens again.
 */
export async function endStreamsOfSessions(
  { databases, lifetime, logger }: Pick<ProcessContext, 'databases' | 'lifetime' | 'logger'>,
  hub: Pick<LiveHub, 'endSession' | 'sessions'>,
  sessions: Pick<Sessions, 'findLiving'>,
): Promise<void> {
  const onError = (error: unknown) => logger.warn({ err: error }, 'ended sessions are not heard of; it is tried again');
  const endMissed = async () => {
    const open = hub.sessions;
    if (open.size === 0) return;
    const living = new Set(await sessions.findLiving([...open]));
    for (const session of open) if (!living.has(session)) hub.endSession(session);
  };
  const listener = new PgListener({
    connection: { connectionString: databases.write, keepAlive: true },
    channel: SESSION_ENDED,
    retryMs: RETRY_MS,
    onNotify: (session) => (session === undefined ? void endMissed().catch(onError) : hub.endSession(session)),
    onError,
  });
  await lifetime.onEnd(() => listener.stop());
}
