import { StaffEnquiriesQuery } from '@naksha/read-model';
import { OpenReports } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import type { ProcessContext } from './process-context.ts';

/** Metrics of open tasks for staff and their age; any api process reports for all. */
export function reportOpenTasks(
  { metrics, write }: Pick<ProcessContext, 'metrics' | 'write'>,
  app: INestApplicationContext,
): void {
  const secondsSince = (oldest: Date | undefined): number =>
    oldest ? Math.max(0, (write.clock.now().getTime() - oldest.getTime()) / 1000) : 0;
  metrics.gauges(
    {
      reports_open: 'Open reports of listings',
      reports_oldest_seconds: 'Age of the oldest open report in seconds',
    },
    async () => {
      const { open, oldest } = await app.get(OpenReports, { strict: false }).countOpen();
      return { reports_open: open, reports_oldest_seconds: secondsSince(oldest) };
    },
  );
  metrics.gauges(
    {
      enquiries_open: 'Open enquiries: new or in progress',
      enquiries_oldest_seconds: 'Age of the oldest open enquiry in seconds',
    },
    async () => {
      const { open, oldest } = await app.get(StaffEnquiriesQuery, { strict: false }).countOpen();
      return { enquiries_open: open, enquiries_oldest_seconds: secondsSince(oldest) };
    },
  );
}
