import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

/** Effects look an hour back at what was done; the rest is for people who ask whether somebody was told. */
const KEPT = 30 * 24 * 3_600_000;

/**
 * Effects that were done or dropped long ago. Retention one does not bring it back: what notes effects is the move of a
 * reactor's position, by compare-and-set, and neither a replay nor a log that is delivered again sets that back.
 */
@Injectable()
export class EndedEffects implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /** Dead ones stay: they are for people to look at. */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - KEPT);
    return this.database.$executeRaw`delete from effects where (event_id, kind) in (
      select event_id, kind from effects where state in ('done', 'dropped') and done_at < ${before} limit ${limit})`;
  }
}
