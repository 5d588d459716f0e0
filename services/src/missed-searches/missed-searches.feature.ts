import type { RequestWithCaller } from '@naksha/events/http';
import { Body, Controller, HttpCode, Inject, Logger, Post, Req } from '@nestjs/common';
import { z } from 'zod';
import type { Feature } from '../feature/feature.ts';
import { MissedSearches } from './missed-searches.ts';

const MAX_QUERY = 2_000;
const report = z.strictObject({ query: z.string().min(1).max(MAX_QUERY), session: z.string().regex(/^[0-9a-f]{32}$/) });

/** Sent only with consent; failures are not retried. */
@Controller('api/missed-searches')
export class MissedSearchesController {
  readonly #logger = new Logger(MissedSearchesController.name);

  constructor(@Inject(MissedSearches) private readonly searches: MissedSearches) {}

  @Post()
  @HttpCode(204)
  async record(
    @Body({ schema: report }) { query, session }: z.output<typeof report>,
    @Req() { ip }: RequestWithCaller,
  ): Promise<void> {
    await this.searches
      .record(query, session, ip)
      .catch((error: unknown) => this.#logger.warn({ err: error, msg: 'recording a search without results failed' }));
  }
}

/** No personal data, so nothing to erase or export. */
export const missedSearchesFeature: Feature = {
  controllers: [MissedSearchesController],
  retention: [MissedSearches],
};
