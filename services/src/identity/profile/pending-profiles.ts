import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { RetentionRule } from '../../retention/retention-rule.ts';
import { NO_PROFILE, type ProfileFields } from './profile-fields.ts';
import { toProfileFields } from './stored-profile.ts';

/** As long as a code is valid. */
const LIFETIME_MS = 600_000;

/** Sent with a request for a code, kept until that browser enters it. In the vault. */
@Injectable()
export class PendingProfiles implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async store(
    { askingHash, phoneHash }: { askingHash: string; phoneHash: string },
    { firstName, lastName, firmName, subtype }: ProfileFields,
    now: Date,
  ): Promise<void> {
    const profile = { firstName, lastName, firmName, subtype: subtype ?? null };
    const kept = { ...profile, phoneHash, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
    await this.database.vaultPendingProfile.upsert({
      where: { askingHash },
      create: { askingHash, ...kept },
      update: kept,
    });
  }

  async take(askingHash: string, now: Date): Promise<ProfileFields> {
    const where = { askingHash };
    const kept = await this.database.vaultPendingProfile.findUnique({ where });
    await this.database.vaultPendingProfile.deleteMany({ where });
    return kept && kept.expiresAt > now ? toProfileFields(kept) : NO_PROFILE;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from vault_pending_profile where asking_hash in (
      select asking_hash from vault_pending_profile where expires_at < ${now} limit ${limit}) and expires_at < ${now}`;
  }
}
