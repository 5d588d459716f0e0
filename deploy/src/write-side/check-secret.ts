import { KeyRing } from '@naksha/services';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { loadOrCreateServerSecret } from '../config/secret.ts';
import { FRESH_REMEDY } from '../data-folder/created-once.ts';
import { UserError } from '../process/user-error.ts';

type Secrets = Pick<KeyRing, 'id' | 'opens'>;

/**
 * @throws UserError if it differs from the one of the first start: nobody would be recognised, and repeated imports
 * would be posted twice
 */
export async function assertSecretMatchesDatabase(config: Config, databaseUrl: string): Promise<void> {
  const keys = new KeyRing({
    secret: loadOrCreateServerSecret(config),
    previousSecret: config.NAKSHA_SECRET_PREVIOUS || undefined,
  });
  await withTable(databaseUrl, async (client) => {
    const noted = await readRecordedSecrets(client);
    const made = noted.length > 0 ? noted : await readIdsOfAccounts(client);
    if (made.length > 0 && !made.some((id) => keys.opens(`${id}.`))) throw otherSecretError(config);
    await client.query('insert into secret_in_use (id) values ($1) on conflict do nothing', [keys.id]);
  });
}

/** When all hashes use the current secret, former ones are no longer accepted. */
export async function deleteFormerSecretIds({ id }: Secrets, databaseUrl: string): Promise<void> {
  await withTable(databaseUrl, (client) => client.query('delete from secret_in_use where id <> $1', [id]));
}

/** Serialized, because two processes starting with different secrets on an empty database would both find none. */
async function withTable(databaseUrl: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table secret_in_use in exclusive mode');
    await use(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function readRecordedSecrets(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from secret_in_use');
  return rows.map(({ id }) => id);
}

/** For a database older than the table: account hashes start with the ID of their secret, except the oldest. */
async function readIdsOfAccounts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct split_part(phone_hash, '.', 1) as id from account where strpos(phone_hash, '.') > 0`,
  );
  return rows.map(({ id }) => id);
}

function otherSecretError({ NAKSHA_SECRET, NAKSHA_DATA_DIR, DATABASE_URL }: Config): UserError {
  const change = 'To change the secret, set NAKSHA_SECRET_PREVIOUS to the previous one (docs/operations.md).';
  if (NAKSHA_SECRET)
    return new UserError(
      `NAKSHA_SECRET: the database was created with another secret, which is needed to identify accounts. Set that secret again. ${change}`,
    );
  const remedy = DATABASE_URL ? 'or set NAKSHA_SECRET to the original secret.' : FRESH_REMEDY;
  return new UserError(
    `NAKSHA_DATA_DIR: the database was created with another secret than the one in ${NAKSHA_DATA_DIR}/secret, so accounts cannot be identified. ` +
      `Restore the original file from a backup, ${remedy}`,
  );
}
