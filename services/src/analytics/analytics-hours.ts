import { ANALYTICS_KEPT_DAYS } from '@naksha/events/wire/analytics';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

const DAY = 86_400_000;

@Injectable()
export class AnalyticsHours implements RetentionRule {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from analytics_hour where (event, hour) in (
      select event, hour from analytics_hour where hour < ${new Date(now.getTime() - ANALYTICS_KEPT_DAYS * DAY)} limit ${limit})`;
  }
}
