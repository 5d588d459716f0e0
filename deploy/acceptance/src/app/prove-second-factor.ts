import pg from 'pg';

/**
 * Marks all open sessions as proven by a second factor. Proving itself is tested in `second-factor.journey.spec.ts` and in
 * services.
 */
export async function proveSecondFactor(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // By the server's clock, which a test may have changed.
    await client.query('update session set proven_at = created_at where proven_at is null');
  } finally {
    await client.end();
  }
}
