import { Readable } from 'node:stream';
import { RequireStaffRole } from '@naksha/events/http';
import type { QueryParameters } from '@naksha/events/kernel';
import { ANALYTICS_DAYS, type Analytics, type AnalyticsDays } from '@naksha/events/wire/staff-analytics';
import { Controller, Get, Header, Inject, Query as QueryOf, StreamableFile } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { parseAfterPosition } from '../feed/position-query.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { AnalyticsQuery } from './analytics-query.ts';
import { generateAskedPricesCsv } from './write-prices-csv.ts';

@Controller('api/staff/analytics')
@RequireStaffRole('assistant', 'editor', 'reviewer')
export class AnalyticsController {
  constructor(
    @Inject(AnalyticsQuery) private readonly analytics: AnalyticsQuery,
    @Inject(DOCUMENTS) private readonly documents: Documents,
  ) {}

  @Get()
  @Header('cache-control', PRIVATE_CACHING)
  getAnalytics(@QueryOf() query: QueryParameters): Promise<Analytics> {
    parseAfterPosition(query);
    return this.analytics.getAnalytics(readDays(query));
  }

  @Get('prices.csv')
  @Header('cache-control', PRIVATE_CACHING)
  downloadPrices(): StreamableFile {
    return new StreamableFile(Readable.from(generateAskedPricesCsv(this.documents)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="prices.csv"',
    });
  }
}

function readDays(query: QueryParameters): AnalyticsDays {
  const asked = parseSingleParameter(query, 'days') ?? '30';
  const days = ANALYTICS_DAYS.find((known) => String(known) === asked);
  if (!days) throw invalidParameterProblem('days', `must be one of ${ANALYTICS_DAYS.join(', ')}`);
  return days;
}
