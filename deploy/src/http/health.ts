import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

export type Readiness = Record<string, () => boolean | Promise<boolean>>;

export type OptionalDependencies = Readonly<Record<string, () => boolean>>;

export const listUnavailableDependencies = (optionalDependencies: OptionalDependencies): string[] =>
  Object.keys(optionalDependencies).filter((name) => !optionalDependencies[name]());

/** How long a result is reused: checks query the databases, and these requests are not rate limited. */
const ANSWER_KEPT_MS = 1_000;

/** A part that does not answer within this time is not ready. */
const CHECK_TIMEOUT_MS = 2_000;

type NeedsPart = (name: string) => boolean;

/** Of an api. Reads are served from memory while databases are unavailable; commands need the write database and the places. */
export const API_READINESS: Readonly<Record<string, NeedsPart>> = {
  '/health/ready/reads': (name) => name !== 'write_database' && name !== 'read_database',
  '/health/ready/writes': (name) => name === 'write_database' || name === 'map',
};

/**
 * `GET /health/live`: the process responds; restart it if not. `GET /health/ready`: every part is ready, such as databases and
 * the loaded map. `away` lists unavailable optional dependencies.
 * @param partial paths that report on some of the parts
 * @param isStopping after the stop signal, while still responding until clients know
 */
export function serveHealthChecks(
  server: FastifyInstance,
  readiness: Readiness,
  optionalDependencies: OptionalDependencies = {},
  isStopping: () => boolean = () => false,
  partial: Readonly<Record<string, NeedsPart>> = {},
): void {
  const ask = keptFor(ANSWER_KEPT_MS, () =>
    Promise.all(Object.entries(readiness).map(async ([name, ready]) => [name, await inTime(ready)] as const)),
  );
  server.get('/health/live', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  const all: NeedsPart = () => true;
  for (const [path, needs] of Object.entries({ '/health/ready': all, ...partial }))
    server.get(path, async (_, reply) => {
      if (isStopping()) return reply.header('cache-control', 'no-store').code(503).send({ status: 'stopping' });
      const asked = (await ask()).filter(([name]) => needs(name));
      const ready = asked.every(([, answer]) => answer);
      const away = listUnavailableDependencies(optionalDependencies);
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
