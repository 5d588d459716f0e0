import type { Feature } from '../feature/feature.ts';
import { alertCanary } from './alert-canary.ts';
import { AlertSender } from './alert-sender.ts';
import { EndedTexts } from './ended-texts.ts';
import { keepSearchAlerts } from './keep-search-alerts.ts';
import { ToldMatches } from './told-matches.ts';

export const alertsFeature: Feature = {
  providers: [AlertSender],
  retention: [ToldMatches, EndedTexts],
  reactors: [keepSearchAlerts, alertCanary],
};
