import { ANALYTICS_EVENTS, ANALYTICS_KEPT_DAYS, type AnalyticsEvent } from '@naksha/events/wire/analytics';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS, WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';

const DAY = 86_400_000;

@Injectable()
export class AnalyticsHours implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(SETTINGS) private readonly settings: Pick<ServicesSettings, 'ANALYTICS_URL'>,
  ) {}

  /** Whole hours; undefined if an external service counts. */
  async countSince(since: Date): Promise<Record<AnalyticsEvent, number> | undefined> {
    if (this.settings.ANALYTICS_URL) return undefined;
    const rows = await this.database.$queryRaw<{ event: string; happened: bigint }[]>`
      select event, sum(happened)::bigint as happened from analytics_hour where hour >= ${since} group by event`;
    const counted = new Map(rows.map(({ event, happened }) => [event, Number(happened)]));
    return Object.fromEntries(ANALYTICS_EVENTS.map((event) => [event, counted.get(event) ?? 0])) as Record<
      AnalyticsEvent,
      number
    >;
  }

  async deleteExpired(now: Date, limit: number): Promise<number> {
    return this.database.$executeRaw`delete from analytics_hour where (event, hour) in (
      select event, hour from analytics_hour where hour < ${new Date(now.getTime() - ANALYTICS_KEPT_DAYS * DAY)} limit ${limit})`;
  }
}
