import type { AnalyticsEvent, AnalyticsReport } from '@naksha/events/wire/analytics';
import { apiUrl } from '../api/api.ts';
import { t } from '../messages/t.ts';
import { toast } from '../ui/toast.ts';
import { currentConsent, setConsent } from './consent.ts';

/** Asked at most once per page load. */
let waiting: AnalyticsEvent[] | undefined;

/** Without a decision, asks after the action; closing a dialog does not ask. */
export function reportEventWithConsent(event: AnalyticsEvent): void {
  const consent = currentConsent();
  if (consent === 'yes') sendEvent(event);
  else if (consent === undefined && event !== 'close') ask(event);
}

function ask(event: AnalyticsEvent): void {
  if (waiting) {
    waiting.push(event);
    return;
  }
  waiting = [event];
  const answer = (said: 'yes' | 'no') => () => {
    setConsent(said);
    if (said === 'yes') for (const one of waiting ?? []) sendEvent(one);
    waiting = [];
  };
  toast.ask(t('analytics.ask'), {
    action: { label: t('analytics.yes'), run: answer('yes') },
    otherAction: { label: t('analytics.no'), run: answer('no') },
  });
}

const sendEvent = (event: AnalyticsEvent): void => sendAnonymously('/analytics', { event } satisfies AnalyticsReport);

export function sendAnonymously(path: `/${string}`, report: object): void {
  fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    ...({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const),
  }).catch((error: unknown) => console.info('analytics event not sent:', error));
}
