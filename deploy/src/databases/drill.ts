import pg from 'pg';
import type { Config } from '../config/config.ts';

/** A comment, because the owner of a database may write one, while custom parameters need further rights. */
const MARK = 'naksha:drill: processes on this database send no text messages';

/** Marks the database as a copy for a drill. Backups do not contain the mark. */
export const markDatabaseAsDrill = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`comment on database ${pg.escapeIdentifier(rows[0].name)} is ${pg.escapeLiteral(MARK)}`);
  });

export const isDrillDatabase = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()`,
    );
    return rows[0].comment === MARK;
  });

/** On a drill, the texts of real users are printed instead of sent, and nothing is counted or published elsewhere. */
export const disableOutwardEffectsOnDrill = (config: Config, { isDrill }: { isDrill?: boolean }): Config =>
  isDrill ? { ...config, SMS_URL: '', ANALYTICS_URL: '', EXPORT_FOLDER: '' } : config;

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'naksha drill' });
  client.on('error', () => {});
  await client.connect();
  return await work(client).finally(() => client.end());
}
