import type { WriteDatabase } from '../database/write-database.ts';
import type { Feature } from '../feature/feature.ts';
import type { ServicesSettings } from '../injection/settings.ts';
import { SETTINGS, WRITE_DATABASE } from '../injection/tokens.ts';
import { AnalyticsController } from './analytics.controller.ts';
import { AnalyticsHours } from './analytics-hours.ts';
import { ANALYTICS_SINK } from './analytics-sink.port.ts';
import { HttpAnalyticsSink } from './http-analytics-sink.ts';
import { PostgresAnalyticsSink } from './postgres-analytics-sink.ts';

/** No personal data, so nothing to erase or export. */
export const analyticsFeature: Feature = {
  controllers: [AnalyticsController],
  providers: [
    {
      provide: ANALYTICS_SINK,
      inject: [SETTINGS, WRITE_DATABASE],
      useFactory: ({ ANALYTICS_URL }: ServicesSettings, database: WriteDatabase) =>
        ANALYTICS_URL ? new HttpAnalyticsSink(ANALYTICS_URL) : new PostgresAnalyticsSink(database),
    },
  ],
  retention: [AnalyticsHours],
};
