import type { Clock } from '@naksha/events/kernel';
import { ANALYTICS_EVENTS } from '@naksha/events/wire/analytics';
import { Body, Controller, HttpCode, Inject, Logger, Post } from '@nestjs/common';
import { z } from 'zod';
import { CLOCK } from '../injection/tokens.ts';
import { ANALYTICS_SINK, type AnalyticsSink } from './analytics-sink.port.ts';

const HOUR = 3_600_000;
const report = z.strictObject({ event: z.enum(ANALYTICS_EVENTS) });

/** Sent only with consent; failures are not retried. */
@Controller('api/analytics')
export class AnalyticsController {
  readonly #logger = new Logger(AnalyticsController.name);

  constructor(
    @Inject(ANALYTICS_SINK) private readonly sink: AnalyticsSink,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(204)
  async recordEvent(@Body({ schema: report }) { event }: z.output<typeof report>): Promise<void> {
    const now = this.clock.now().getTime();
    try {
      await this.sink.countEvent(event, new Date(now - (now % HOUR)));
    } catch (error) {
      this.#logger.warn({ err: error, msg: 'analytics event lost' });
    }
  }
}
