import { SharedStatement } from '@naksha/events/event-store';
import type { AccountId, TextId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';

export type NewText = { account: AccountId; body: string; awaitedIn: string };
export type AwaitedText = { id: TextId; awaitedIn: string; lookAt: Date | null };

type QueuedText = NewText & { id: TextId };

/** The only store of names, numbers and free text. Events and documents carry opaque ids. */
@Injectable()
export class Vault {
  private readonly newTexts = new SharedStatement((texts: readonly QueuedText[]) => this.putTexts(texts));

  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Accounts without a name and erased ones are missing. */
  async findFirstNames(accounts: readonly AccountId[]): Promise<Map<AccountId, string>> {
    if (accounts.length === 0) return new Map();
    const people = await this.database.vaultPerson.findMany({
      where: { account: { in: [...new Set(accounts)] }, firstName: { not: '' } },
      select: { account: true, firstName: true },
    });
    return new Map(people.map(({ account, firstName }) => [account as AccountId, firstName]));
  }

  /** Looked up on use and never stored elsewhere. `phone` in E.164; undefined if the account does not exist. */
  async findContact(account: AccountId): Promise<{ phone: string; demo: boolean; blocked: boolean } | undefined> {
    const person = await this.database.vaultPerson.findUnique({
      where: { account },
      select: { phone: true, of: { select: { demo: true, blockedAt: true } } },
    });
    return person ? { phone: person.phone, demo: person.of.demo, blocked: person.of.blockedAt !== null } : undefined;
  }

  /** Erased texts are missing. */
  async findTexts(ids: readonly TextId[]): Promise<Map<TextId, string>> {
    if (ids.length === 0) return new Map();
    const texts = await this.database.vaultText.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, body: true },
    });
    return new Map(texts.map(({ id, body }) => [id as TextId, body]));
  }

  /** `awaitedIn`: stream whose next event should name the text. */
  putText(id: TextId, text: NewText): Promise<void> {
    return this.newTexts.run({ ...text, id });
  }

  /** Called before the event that replaces or deletes the text, in case the process ends in between. */
  async scheduleCheck(id: TextId, stream: string, days: number): Promise<void> {
    // In ms, so that it compares equal when read back.
    await this.database.$executeRaw`
      update vault_text set awaited_in = ${stream}, look_at = date_trunc('milliseconds', now()) + make_interval(days => ${days})
      where id = ${id}::uuid`;
  }

  /** `patience`: ms after new texts were stored. */
  async listAwaitedTexts(now: Date, patience: number, limit: number): Promise<AwaitedText[]> {
    const put = new Date(now.getTime() - patience);
    const texts = await this.database.vaultText.findMany({
      where: { awaitedIn: { not: null }, OR: [{ lookAt: null, createdAt: { lt: put } }, { lookAt: { lt: now } }] },
      select: { id: true, awaitedIn: true, lookAt: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
    return texts.map(({ id, awaitedIn, lookAt }) => ({ id: id as TextId, awaitedIn: awaitedIn!, lookAt }));
  }

  /** Unless a command has scheduled another check. */
  async clearAwaited({ id, lookAt }: AwaitedText): Promise<void> {
    await this.database.vaultText.updateMany({ where: { id, lookAt }, data: { awaitedIn: null, lookAt: null } });
  }

  async deleteText(id: TextId): Promise<void> {
    await this.database.vaultText.deleteMany({ where: { id } });
  }

  /** Not synced on its own: syncing the event's commit includes it. */
  private async putTexts(texts: readonly QueuedText[]): Promise<undefined[]> {
    const column = (name: 'id' | 'account' | 'body' | 'awaitedIn') => texts.map((text) => text[name]);
    // By the server, because imports and demo data use past times.
    await this.database.$executeRaw`
      insert into vault_text (id, account, body, awaited_in, created_at)
      select id, account, body, awaited_in, now()
      from unnest(${column('id')}::uuid[], ${column('account')}::uuid[], ${column('body')}::text[], ${column('awaitedIn')}::text[])
        as text (id, account, body, awaited_in), (select set_config('synchronous_commit', 'off', true)) as unflushed`;
    return texts.map(() => undefined);
  }
}

/** Including replaced texts and those of deleted listings. */
@Injectable()
export class EraseTexts implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultText.deleteMany({ where: { account } });
  }
}
