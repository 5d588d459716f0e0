import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { TEXTS_A_DAY } from './text-budget.ts';

/** A later retry counts again. */
@Injectable()
export class AlertTextRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - TEXTS_A_DAY.withinMs);
    return this.database.$executeRaw`delete from alert_text where id in (
      select id from alert_text where begun_at <= ${before} limit ${limit})`;
  }
}

/** Texts are sent within a day, so older matches are no longer news. */
const RETENTION_MS = 45 * 24 * 3_600_000;

@Injectable()
export class AlertMatchRetention implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const before = new Date(now.getTime() - RETENTION_MS);
    return this.database.$executeRaw`delete from alert_match where id in (
      select id from alert_match where matched_at < ${before} limit ${limit})`;
  }
}
