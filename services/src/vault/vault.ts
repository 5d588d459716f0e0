import { SharedStatement } from '@naksha/events/event-store';
import type { AccountId, TextId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';

export type NewText = { account: AccountId; body: string; awaitedIn: string };
export type AwaitedText = { id: TextId; awaitedIn: string; lookAt: Date | null };

type QueuedText = NewText & { id: TextId };

/**
 * The one home of names, numbers and owners' free text. Events and documents carry opaque ids; what a page shows of a
 * person is asked for here, at query time.
 */
@Injectable()
export class Vault {
  private readonly newTexts = new SharedStatement((texts: readonly QueuedText[]) => this.putTexts(texts));

  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Accounts that gave no name, or are gone, are missing from the answer. */
  async firstNames(accounts: readonly AccountId[]): Promise<Map<AccountId, string>> {
    if (accounts.length === 0) return new Map();
    const people = await this.database.vaultPerson.findMany({
      where: { account: { in: [...new Set(accounts)] }, firstName: { not: '' } },
      select: { account: true, firstName: true },
    });
    return new Map(people.map(({ account, firstName }) => [account as AccountId, firstName]));
  }

  /**
   * How a person is reached, asked when it is done and never kept elsewhere.
   * @returns the number in E.164, and whether the account is a demo's, or blocked; undefined where there is no such person any more
   */
  async reach(account: AccountId): Promise<{ phone: string; demo: boolean; blocked: boolean } | undefined> {
    const person = await this.database.vaultPerson.findUnique({
      where: { account },
      select: { phone: true, of: { select: { demo: true, blockedAt: true } } },
    });
    return person ? { phone: person.phone, demo: person.of.demo, blocked: person.of.blockedAt !== null } : undefined;
  }

  /** Erased texts are missing from the answer. */
  async texts(ids: readonly TextId[]): Promise<Map<TextId, string>> {
    if (ids.length === 0) return new Map();
    const texts = await this.database.vaultText.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, body: true },
    });
    return new Map(texts.map(({ id, body }) => [id as TextId, body]));
  }

  /** @param awaitedIn the stream whose next event is to name the text */
  putText(id: TextId, text: NewText): Promise<void> {
    return this.newTexts.run({ ...text, id });
  }

  /**
   * A text that the next event of its stream is to take out of use, by another or with its listing: it is looked at once
   * more after so many days. Said before the event, because nobody would say it where the process dies in between.
   */
  async lookAgain(id: TextId, stream: string, days: number): Promise<void> {
    // By the server's clock, as texts are dated; in milliseconds, so that it compares equal when it comes back.
    await this.database.$executeRaw`
      update vault_text set awaited_in = ${stream}, look_at = date_trunc('milliseconds', now()) + make_interval(days => ${days})
      where id = ${id}::uuid`;
  }

  /** Texts of which somebody has to see by `now` whether their stream names them; new ones `patience` ms after they were put. */
  async awaitedTexts(now: Date, patience: number, limit: number): Promise<AwaitedText[]> {
    const put = new Date(now.getTime() - patience);
    const texts = await this.database.vaultText.findMany({
      where: { awaitedIn: { not: null }, OR: [{ lookAt: null, createdAt: { lt: put } }, { lookAt: { lt: now } }] },
      select: { id: true, awaitedIn: true, lookAt: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
    return texts.map(({ id, awaitedIn, lookAt }) => ({ id: id as TextId, awaitedIn: awaitedIn!, lookAt }));
  }

  /** It stays, unless a command has said meanwhile that it is to be looked at again. */
  async noteNamed({ id, lookAt }: AwaitedText): Promise<void> {
    await this.database.vaultText.updateMany({ where: { id, lookAt }, data: { awaitedIn: null, lookAt: null } });
  }

  async dropText(id: TextId): Promise<void> {
    await this.database.vaultText.deleteMany({ where: { id } });
  }

  /** Not flushed to disk by itself: the event that names them is, and the database's log with it, up to there. */
  private async putTexts(texts: readonly QueuedText[]): Promise<undefined[]> {
    const column = (name: 'id' | 'account' | 'body' | 'awaitedIn') => texts.map((text) => text[name]);
    // Dated by the server: commands of an import or of demo data stamp times long past.
    await this.database.$executeRaw`
      insert into vault_text (id, account, body, awaited_in, created_at)
      select id, account, body, awaited_in, now()
      from unnest(${column('id')}::uuid[], ${column('account')}::uuid[], ${column('body')}::text[], ${column('awaitedIn')}::text[])
        as text (id, account, body, awaited_in), (select set_config('synchronous_commit', 'off', true)) as unflushed`;
    return texts.map(() => undefined);
  }
}
