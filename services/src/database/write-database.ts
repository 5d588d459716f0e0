import type { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../prisma-client/client.ts';
import { toErasedAccountProblem } from './erased-meanwhile.ts';
import { withoutRowDetail } from './without-row-detail.ts';

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
