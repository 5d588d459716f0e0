import pg from 'pg';

/**
 * As if everybody who is signed in had just proven a second factor, which means something for staff alone. For tests that
 * are not about it: proving one is shown in `second-factor.browser.spec.ts` and in the services.
 */
export async function proveSecondFactor(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // By the clock that the server goes by, which a test may have set.
    await client.query('update session set proven_at = created_at where proven_at is null');
  } finally {
    await client.end();
  }
}
