import type { AccountId } from '@naksha/events/kernel';
import type { TestApp } from './test-app.ts';

/** Records the erasure, and is kept. */
const STAYS = 'erasure';
/** By PostgreSQL type. */
const SAMPLES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: 'gen_random_uuid()::text',
  integer: '0',
  bigint: '0',
  boolean: 'false',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
  ARRAY: "'{}'",
};

export class AccountTables {
  private constructor(
    private readonly test: TestApp,
    readonly names: readonly string[],
  ) {}

  static async find(test: TestApp): Promise<AccountTables> {
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'account' and table_name <> '${STAYS}' order by 1`,
    );
    return new AccountTables(
      test,
      rows.map(({ name }) => name),
    );
  }

  async insertRow(table: string, account: AccountId): Promise<void> {
    const columns = await this.ask<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_name <> 'account'`,
      [table],
    );
    const values = columns.map(({ name, type }) => {
      if (!SAMPLES[type]) throw new Error(`${table}.${name}: no sample value for the type ${type}`);
      return SAMPLES[type];
    });
    const names = ['account', ...columns.map(({ name }) => name)].join(', ');
    await this.ask(`insert into ${table} (${names}) values (${['$1::uuid', ...values].join(', ')})`, [account]);
  }

  async fill(account: AccountId): Promise<void> {
    const there = await this.holding(account);
    for (const table of this.names) if (!there.includes(table)) await this.insertRow(table, account);
  }

  async holding(account: AccountId): Promise<string[]> {
    const found = await Promise.all(
      this.names.map(async (table) =>
        (await this.ask(`select from ${table} where account = $1`, [account])).length ? [table] : [],
      ),
    );
    return found.flat();
  }

  private async ask<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.test.database.pool.query(sql, values)).rows;
  }
}
