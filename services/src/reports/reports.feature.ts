import type { Feature } from '../feature/feature.ts';
import { OpenReports } from './report-desk.ts';
import { ReportsController } from './reports.controller.ts';
import { ReportRetention, Reports } from './reports.ts';
import { SettleReports } from './settle-reports.ts';
import { askReportedOwner } from './tell-owner/send-owner-question.ts';

export const reportsFeature: Feature = {
  controllers: [ReportsController],
  providers: [Reports, OpenReports, SettleReports],
  retention: [ReportRetention],
  erasing: [ReportRetention],
  holding: [
    {
      table: 'vault_report',
      told: ['id', 'listing', 'kind', 'note', 'reported_at', 'outcome', 'answer', 'settled_at'],
      withheld: ['browser', 'settled_by'],
    },
  ],
  reactors: [askReportedOwner],
};
