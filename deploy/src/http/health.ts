import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

/** Each part by its name: may it be asked already? */
export type Readiness = Record<string, () => boolean | Promise<boolean>>;

/** What makes answers faster or richer, by its name: is it there? Without it a process is as ready, and says so. */
export type OptionalDependencies = Readonly<Record<string, () => boolean>>;

export const listAbsent = (optionalDependencies: OptionalDependencies): string[] =>
  Object.keys(optionalDependencies).filter((name) => !optionalDependencies[name]());

/** An answer serves all who ask within this time: asking costs the databases a question each, and nobody counts these requests. */
const ANSWER_KEPT_MS = 1_000;

/** A part that doesn't answer by then isn't ready. */
const CHECK_TIMEOUT_MS = 2_000;

/**
 * `GET /health/live`: the process answers; restart it when it doesn't.
 * `GET /health/ready`: send it work only when every part is ready, such as databases, and the map once it is loaded.
 * `away` names what it does without.
 * @param isStopping it was told to stop, and answers until those who ask know that
 */
export function answerHealth(
  server: FastifyInstance,
  readiness: Readiness,
  optionalDependencies: OptionalDependencies = {},
  isStopping: () => boolean = () => false,
): void {
  const ask = keptFor(ANSWER_KEPT_MS, () =>
    Promise.all(Object.entries(readiness).map(async ([name, ready]) => [name, await inTime(ready)] as const)),
  );
  server.get('/health/live', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  server.get('/health/ready', async (_, reply) => {
    if (isStopping()) return reply.header('cache-control', 'no-store').code(503).send({ status: 'stopping' });
    const asked = await ask();
    const ready = asked.every(([, answer]) => answer);
    const away = listAbsent(optionalDependencies);
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({
        status: ready ? 'ready' : 'starting',
        parts: Object.fromEntries(asked),
        ...(away.length > 0 && { away }),
      });
  });
}

/** Asks once for all who want to know at the same time, and shortly after. */
function keptFor<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= find().finally(() => {
      setTimeout(() => {
        found = undefined;
      }, ms).unref();
    });
    return found;
  };
}

async function inTime(ask: () => boolean | Promise<boolean>): Promise<boolean> {
  const answer = async () => ask();
  return pTimeout(
    answer().catch(() => false),
    { milliseconds: CHECK_TIMEOUT_MS, fallback: () => false },
  );
}
