import type { Socket } from 'node:net';
import { Problem } from '@naksha/events/contracts';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../prisma-client/client.ts';

type DatabaseError = {
  meta?: { driverAdapterError?: { cause?: { originalCode?: string; originalMessage?: string } } };
};

const RAISE_EXCEPTION = 'P0001';
const ERASED = /^account \S+ was erased$/;

/** A trigger rejects writes for a person who is being erased (migration 0011): an expected conflict. */
function toErasedAccountProblem(error: unknown): Problem | undefined {
  const { originalCode, originalMessage = '' } = (error as DatabaseError | null)?.meta?.driverAdapterError?.cause ?? {};
  if (originalCode !== RAISE_EXCEPTION || !ERASED.test(originalMessage)) return undefined;
  return new Problem(409, 'conflict', 'The account has been erased.');
}

/** The write side's own tables: accounts, sessions, sign-in counters and the vault. Events have a separate store. */
export type WriteDatabase = ReturnType<typeof openWriteDatabase>;

/** In ms. Queries to a server that disappeared must fail rather than hang. */
const CONNECTION_TIMEOUTS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
};

/**
 * Connects at the first query. Errors are safe to log.
 * @param openSocket replaces the driver's sockets
 */
export const openWriteDatabase = (databaseUrl: string, max = 8, openSocket?: () => Socket) =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString: databaseUrl, max, ...CONNECTION_TIMEOUTS, stream: openSocket }),
    // Longer formats print arguments, which may be personal data.
    errorFormat: 'minimal',
  }).$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          throw toErasedAccountProblem(error) ?? withoutRowDetail(error);
        }
      },
    },
  });

type PrismaError = { meta?: { driverAdapterError?: { cause?: { detail?: string } } } };

/**
 * PostgreSQL's "Failing row contains (…)" quotes whole rows with personal data, and Prisma attaches it to its errors.
 */
function withoutRowDetail(error: unknown): unknown {
  const cause = (error as PrismaError | null)?.meta?.driverAdapterError?.cause;
  if (cause) delete cause.detail;
  return error;
}
