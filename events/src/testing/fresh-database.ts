import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL of a running server whose `naksha_template` has every write-side migration. */
    postgresUrl: string;
  }
}

export type FreshDatabase = { url: string; pool: pg.Pool; drop(): Promise<void> };

/**
 * A database of its own for one spec file, copied from the migrated template (some 50 ms).
 * @param options.max connections of the pool
 * @param options.migrated false: with nothing in it
 * @param options.template another one than the migrated to copy
 */
export async function freshDatabase({
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
    `create database ${name} template ${template ?? (migrated ? 'naksha_template' : 'template0')}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max });
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      // Not with (force): the server waits for connections that are just ending, and names one that somebody forgot.
      await administer(server, `drop database ${name}`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
