import type { AnalyticsEvent } from '@naksha/events/wire/analytics';
import type { WriteDatabase } from '../database/write-database.ts';
import type { AnalyticsSink } from './analytics-sink.port.ts';

export class PostgresAnalyticsSink implements AnalyticsSink {
  readonly #database: WriteDatabase;

  constructor(database: WriteDatabase) {
    this.#database = database;
  }

  async countEvent(event: AnalyticsEvent, hour: Date): Promise<void> {
    await this.#database.$executeRaw`
      insert into analytics_hour as seen (event, hour, happened) values (${event}, ${hour}, 1)
      on conflict (event, hour) do update set happened = seen.happened + 1`;
  }
}
