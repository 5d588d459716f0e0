import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** Effects look back one hour; the rest is for support questions. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** They do not come back: effects are created when a reactor's position moves, and nothing moves it back. */
@Injectable()
export class EffectRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Dead effects are kept for people to check. */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_MS);
    return this.database.$executeRaw`delete from effects where (event_id, kind) in (
      select event_id, kind from effects where state in ('done', 'dropped') and done_at < ${before} limit ${limit})`;
  }
}
