import type { AnalyticsEvent, AnalyticsReport } from '@naksha/events/wire/analytics';
import { apiUrl } from '../api/api.ts';
import { currentConsent, subscribeToConsent } from './consent.ts';

/** Before the visitor has decided. */
let waiting: AnalyticsEvent[] = [];

/** A closed dialog is only counted after consent. */
export function reportEventWithConsent(event: AnalyticsEvent): void {
  const consent = currentConsent();
  if (consent === 'yes') sendEvent(event);
  else if (consent === undefined && event !== 'close') waiting.push(event);
}

subscribeToConsent((consent) => {
  if (consent === 'yes') for (const event of waiting) sendEvent(event);
  waiting = [];
});

const sendEvent = (event: AnalyticsEvent): void => sendAnonymously('/analytics', { event } satisfies AnalyticsReport);

export function sendAnonymously(path: `/${string}`, report: object): void {
  fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    ...({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const),
  }).catch((error: unknown) => console.info('analytics event not sent:', error));
}
