import pg from 'pg';

const DATABASE = 'naksha';

/** @param serverUrl superuser URL of the maintenance database */
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
  return databaseUrlOnServer(serverUrl);
}

export function databaseUrlOnServer(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}
