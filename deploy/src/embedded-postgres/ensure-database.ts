import pg from 'pg';

const DATABASE = 'naksha';

/**
 * Makes the database `naksha` where the server doesn't have it yet.
 * @param serverUrl superuser's URL of the maintenance database
 * @returns its URL
 */
export async function ensureDatabase(serverUrl: string, connectionTimeoutMillis = 0): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return parseDatabaseName(serverUrl);
}

/** Where it is on the server, made or not. */
export function parseDatabaseName(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}
