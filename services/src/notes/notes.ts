import type { AccountId, EnquiryId, NoteId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { SideEffect } from '../commands/side-effect.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** The note is deleted with them. */
type About = { account: AccountId } | { enquiry: EnquiryId };

const DAY = 86_400_000;
/** Long enough for a search for a home. */
const RETENTION_MS = 365 * DAY;

/** In the vault, because they may name people and numbers. */
@Injectable()
export class Notes implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Deleted notes are missing. */
  async findTexts(ids: readonly NoteId[]): Promise<Map<NoteId, string>> {
    if (ids.length === 0) return new Map();
    const notes = await this.database.vaultNote.findMany({ where: { id: { in: [...new Set(ids)] } } });
    return new Map(notes.map(({ id, body }) => [id as NoteId, body]));
  }

  /** Before the event that names it. A note that no event names expires. */
  store(id: NoteId, about: About, body: string): SideEffect {
    return {
      apply: async () => {
        await this.database.vaultNote.create({ data: { id, body, ...about } });
      },
      revert: async () => {
        await this.database.vaultNote.deleteMany({ where: { id } });
      },
    };
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from vault_note where id in (
      select id from vault_note where created_at < ${new Date(now.getTime() - RETENTION_MS)} limit ${limit})`;
  }
}

@Injectable()
export class EraseNotes implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    await transaction.vaultNote.deleteMany({ where: { account } });
  }
}
