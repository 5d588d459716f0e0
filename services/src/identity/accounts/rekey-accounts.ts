import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import type { RekeyBatch, RekeyRule } from '../../keys/rekey-rule.ts';
import { KeyedHashes } from '../keyed-hashes.ts';

type Row = { id: string; phone_hash: string; phone: string };

/** From the numbers in the vault, so it also works if the old secret is lost. */
@Injectable()
export class RekeyAccounts implements RekeyRule {
  readonly what = 'accounts';
  readonly otherwise =
    'these people get a new account at their next sign-in, because their number is not in the vault or has another account';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  async rekey(after: string, limit: number): Promise<RekeyBatch> {
    const from = after || '00000000-0000-0000-0000-000000000000';
    const rows = await this.database.$queryRaw<Row[]>`
      select a.id, a.phone_hash, p.phone from account a join vault_person p on p.account = a.id
      where a.id > ${from}::uuid and not a.phone_hash ^@ ${this.keys.prefix} order by a.id limit ${limit}`;
    const [ids, before] = [rows.map(({ id }) => id), rows.map(({ phone_hash }) => phone_hash)];
    const now = rows.map(({ phone }) => this.hashes.hashPhone(phone));
    const rekeyed = await this.database.$transaction(async (transaction) => {
      // Two accounts of one number exist only if one signed in while a secret was missing: leave both.
      const accounts = await transaction.$queryRaw<{ id: string }[]>`
        update account a set phone_hash = n.now
        from unnest(${ids}::uuid[], ${before}::text[], ${now}::text[]) as n (id, before, now)
        where a.id = n.id and a.phone_hash = n.before and not exists (select from account where phone_hash = n.now)
        returning a.id`;
      const done = accounts.map(({ id }) => id);
      await transaction.$executeRaw`
        insert into claims (kind, key, owner) select 'phone', phone_hash, id::text from account
        where id = any(${done}::uuid[]) on conflict do nothing`;
      // Keep the count of wrong guesses.
      await transaction.$executeRaw`
        update sign_in_counter c set phone_hash = n.now from unnest(${before}::text[], ${now}::text[]) as n (before, now)
        where c.phone_hash = n.before and not exists (select from sign_in_counter where phone_hash = n.now)`;
      return accounts.length;
    });
    if (rows.length === limit) return { rekeyed, after: rows[limit - 1].id };
    await this.releaseFormerClaims(limit);
    return { rekeyed, after: undefined };
  }

  /** Of accounts that have a claim under the current key. */
  private async releaseFormerClaims(limit: number): Promise<void> {
    for (let released = limit; released === limit; )
      released = await this.database.$executeRaw`
        delete from claims where kind = 'phone' and key in (
          select c.key from claims c join account a on a.id::text = c.owner
            join claims current on current.kind = 'phone' and current.key = a.phone_hash and current.owner = c.owner
          where c.kind = 'phone' and not c.key ^@ ${this.keys.prefix} and a.phone_hash ^@ ${this.keys.prefix} limit ${limit})`;
  }

  async countLeft(): Promise<number> {
    const [{ left }] = await this.database.$queryRaw<[{ left: number }]>`
      select count(*)::int as left from (
        select id::text as owner from account where not phone_hash ^@ ${this.keys.prefix}
        union select owner from claims c where kind = 'phone' and not key ^@ ${this.keys.prefix} and not exists (
          select from claims where kind = 'phone' and key ^@ ${this.keys.prefix} and owner = c.owner)) as accounts`;
    return left;
  }
}
