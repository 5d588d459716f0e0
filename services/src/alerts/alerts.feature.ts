import type { Feature } from '../feature/feature.ts';
import { alertCanary } from './alert-canary.ts';
import { AlertSender } from './alert-sender.ts';
import { EndedTexts } from './ended-texts.ts';
import { keepSearchAlerts } from './keep-search-alerts.ts';
import { SearchNews } from './search-news.ts';
import { ToldMatches } from './told-matches.ts';

export const alertsFeature: Feature = {
  providers: [AlertSender, SearchNews],
  retention: [ToldMatches, EndedTexts],
  reactors: [keepSearchAlerts, alertCanary],
};
