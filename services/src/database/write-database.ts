import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../prisma-client/client.ts';

/** The write side's own tables: accounts, sessions, sign-in counters and the vault. Events have their own store. */
export type WriteDatabase = PrismaClient;

/** Connects at the first query, with a small pool of its own. */
export const openWriteDatabase = (databaseUrl: string): WriteDatabase =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 8 }) });
