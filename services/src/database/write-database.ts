import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../prisma-client/client.ts';
import { erasedMeanwhile } from './erased-meanwhile.ts';
import { withoutRowDetail } from './without-row-detail.ts';

/** The write side's own tables: accounts, sessions, sign-in counters and the vault. Events have their own store. */
export type WriteDatabase = ReturnType<typeof openWriteDatabase>;

/** In milliseconds. A server that vanished without a word must fail what is asked of it, not hang it for ever. */
const CONNECTION_TIMEOUTS = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
};

/** Connects at the first query, with a small pool of its own. Its errors may be logged. */
export const openWriteDatabase = (databaseUrl: string, max = 8) =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString: databaseUrl, max, ...CONNECTION_TIMEOUTS }),
    // The longer formats print the arguments of a failed call, and those are what the vault holds.
    errorFormat: 'minimal',
  }).$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (error) {
          throw erasedMeanwhile(error) ?? withoutRowDetail(error);
        }
      },
    },
  });
