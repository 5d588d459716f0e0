import type { Feature } from '../feature/feature.ts';
import { alertCanary } from './alert-canary.ts';
import { AlertMatchRetention, AlertTextRetention } from './alert-retention.ts';
import { AlertSender } from './alert-sender.ts';
import { keepSearchAlerts } from './keep-search-alerts.ts';

export const alertsFeature: Feature = {
  providers: [AlertSender],
  retention: [AlertMatchRetention, AlertTextRetention],
  reactors: [keepSearchAlerts, alertCanary],
};
