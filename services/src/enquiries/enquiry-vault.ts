import type { AccountId, EnquiryId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { SideEffect } from '../commands/side-effect.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

const DAY = 86_400_000;
/** By then the enquiry has been answered. */
const RETENTION_MS = 180 * DAY;

/** `phone` in E.164. Empty strings: not given. */
export type Enquirer = { name: string; phone: string; email: string };
export type EnquiryText = Enquirer & { subject: string; message: string };

@Injectable()
export class EnquiryVault implements RetentionRule, ErasureRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Stored before the event; without an event, it expires. */
  storeText(id: EnquiryId, words: EnquiryText, account: AccountId | undefined): SideEffect {
    return {
      apply: async () => {
        await this.database.vaultEnquiry.create({ data: { id, ...words, account: account ?? null } });
      },
      revert: async () => {
        await this.database.vaultEnquiry.deleteMany({ where: { id } });
      },
    };
  }

  /** Without contact details and expired ones. */
  async findTexts(
    ids: readonly EnquiryId[],
  ): Promise<Map<EnquiryId, { name: string; subject: string; message: string }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.vaultEnquiry.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, name: true, subject: true, message: true },
    });
    return new Map(rows.map(({ id, ...words }) => [id as EnquiryId, words]));
  }

  /** Undefined if expired. */
  async findContact(id: EnquiryId): Promise<Pick<Enquirer, 'phone' | 'email'> | undefined> {
    const row = await this.database.vaultEnquiry.findUnique({ where: { id }, select: { phone: true, email: true } });
    return row ?? undefined;
  }

  /** With their notes. */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from vault_enquiry where id in (
      select id from vault_enquiry where created_at < ${new Date(now.getTime() - RETENTION_MS)} limit ${limit})`;
  }

  /** Includes enquiries sent before signing in, by phone number. */
  async deleteRows(transaction: ErasureTransaction, { account, phones }: ErasedPerson): Promise<void> {
    await transaction.vaultEnquiry.deleteMany({ where: { OR: [{ account }, { phone: { in: [...phones] } }] } });
  }
}
