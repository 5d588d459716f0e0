import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `naksha_template` on it has every write-side migration. */
    postgresUrl: string;
  }
}

export type FreshDatabase = { url: string; pool: pg.Pool; drop(): Promise<void> };

/** Copies the migrated template. */
export async function createFreshDatabase({
  max = 10,
  migrated = true,
  template,
}: {
  max?: number;
  migrated?: boolean;
  template?: string;
} = {}): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  await administer(
    server,
    `create database ${name} template ${template ?? (migrated ? 'naksha_template' : 'template0')} strategy file_copy`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max });
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await dropDatabase(server, name);
    },
  };
}

const ENDING_MS = 30_000;
const OBJECT_IN_USE = '55006';

/** Waits for connections that are closing, unlike (force). */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (const began = performance.now(); ; )
    try {
      return await administer(server, `drop database ${name}`);
    } catch (error) {
      if ((error as pg.DatabaseError).code !== OBJECT_IN_USE) throw error;
      if (performance.now() - began < ENDING_MS) continue;
      throw new Error(`${name} is in use: ${await describeConnections(server, name)}`, { cause: error });
    }
}

async function describeConnections(server: string, name: string): Promise<string> {
  const client = await connect(server);
  try {
    const { rows } = await client.query<{ told: string }>(
      `select concat_ws(', ', pid, application_name, state, query) as told from pg_stat_activity where datname = $1`,
      [name],
    );
    return rows.map(({ told }) => told).join('; ') || 'by nobody any more';
  } finally {
    await client.end();
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = await connect(server);
  await client.query(statement).finally(() => client.end());
}

/** The URL's own database could not be dropped while connected. */
async function connect(server: string): Promise<pg.Client> {
  const client = new pg.Client(Object.assign(new URL(server), { pathname: '/postgres' }).href);
  await client.connect();
  return client;
}
