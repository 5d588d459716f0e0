import type { Feature } from '../feature/feature.ts';
import { alertCanary } from './alert-canary.ts';
import { AlertSender } from './alert-sender.ts';
import { AlertTextRetention } from './ended-texts.ts';
import { keepSearchAlerts } from './keep-search-alerts.ts';
import { AlertMatchRetention } from './told-matches.ts';

export const alertsFeature: Feature = {
  providers: [AlertSender],
  retention: [AlertMatchRetention, AlertTextRetention],
  reactors: [keepSearchAlerts, alertCanary],
};
