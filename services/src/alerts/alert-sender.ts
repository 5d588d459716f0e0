import { toStorableErrorText } from '@naksha/events/event-store';
import { type Clock, type Ids, nextDailySmsTime } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import type { SmsGateway } from '../identity/sms-gateway.port.ts';
import { CLOCK, IDS, SMS_GATEWAY } from '../injection/tokens.ts';
import type { Site } from '../reactors/effect.ts';
import { RETRY_DELAYS_MS } from '../reactors/effect-worker.ts';
import type { LogFields } from '../reactors/reactor.ts';
import { SearchNames } from '../saved-searches/search-names.ts';
import { AlertLinks } from '../saved-searches/stop-alerts/alert-link.ts';
import { Vault } from '../vault/vault.ts';
import type { AlertSchedule, DueAlert, News } from './alert-schedule.ts';
import { formatAlertText } from './alert-text.ts';
import type { AlertTexts } from './alert-texts.ts';
import { nextAlertTextTime } from './when-to-tell.ts';

const MAX_ACCOUNTS_PER_ROUND = 200;
const MAX_CONCURRENT_TEXTS = 8;
/** Well before its claim expires. */
const SEND_TIMEOUT_MS = 60_000;
/** Long enough for concurrent writers of the search to finish. */
const RETRY_MS = 10_000;

export type AlertRound = {
  schedule: AlertSchedule;
  texts: AlertTexts;
  site: Site;
  /** The text is retried. */
  onFailed(error: unknown, event: string, fields?: LogFields): void;
  signal?: AbortSignal;
};

/** `search_alert` is the source of truth, so any number of processes may run it. */
@Injectable()
export class AlertSender {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SearchNames) private readonly names: SearchNames,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(AlertLinks) private readonly links: AlertLinks,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
  ) {}

  async runRound(round: AlertRound): Promise<number> {
    const due = await round.schedule.claimDue(this.clock.now(), MAX_ACCOUNTS_PER_ROUND);
    // One text per account; a text in progress is sent again unchanged.
    const left = Map.groupBy(due, ({ account, text }) => text?.id ?? account).values();
    const oneByOne = async () => {
      for (const alerts of left) {
        if (round.signal?.aborted) return;
        await this.#send(alerts, round);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_TEXTS }, oneByOne));
    return due.length;
  }

  async #send(alerts: readonly DueAlert[], round: AlertRound): Promise<void> {
    const now = this.clock.now();
    try {
      const ready = await postponeAlertsNotDue(alerts, round.schedule, now);
      if (ready.length > 0) await this.#sendNow(ready, round, now);
    } catch (error) {
      const attempt = Math.max(...alerts.map((alert) => alert.attempt));
      const pause = RETRY_DELAYS_MS[attempt - 1];
      round.onFailed(error, 'saved search message', { searches: alerts.map(({ search }) => search), attempt });
      // After hours of gateway failure, wait for the next day's texts.
      const due = pause === undefined ? nextDailySmsTime(now) : new Date(now.getTime() + pause);
      for (const alert of alerts) await round.schedule.recordFailure(alert, toStorableErrorText(error, 500), due);
    }
  }

  async #sendNow(alerts: readonly DueAlert[], { schedule, texts, site }: AlertRound, now: Date): Promise<void> {
    const [{ account, text }] = alerts;
    const { upTo, ...news } = await schedule.findNews(alerts);
    const reach = upTo.size > 0 ? await this.vault.findContact(account) : undefined;
    // Nothing on the market, account erased or blocked, or a demo account.
    const nobody = !reach || reach.demo || reach.blocked;
    const tells = alerts.flatMap((alert) => {
      const last = upTo.get(alert.search);
      return last === undefined || nobody ? [] : [{ alert, upTo: last }];
    });
    for (const alert of alerts)
      if (nobody || !upTo.has(alert.search))
        await schedule.recordSent(alert, upTo.get(alert.search) ?? alert.telling ?? alert.told, now, false);
    if (nobody || tells.length === 0) return;

    const id = text?.id ?? this.ids.uuid();
    const begun = await texts.begin({ id, recipient: this.hashes.listTextBudgetKeys(reach.phone), tells }, now);
    if (begun !== 'begun') {
      const due = begun === 'changed' ? new Date(now.getTime() + RETRY_MS) : begun.later;
      for (const { alert } of tells) await schedule.postpone(alert, due);
      return;
    }
    const sms = await this.#composeText(
      tells.map(({ alert }) => alert),
      news,
      site,
    );
    await pTimeout(this.sms.send(reach.phone, sms, { idempotencyKey: `alert-${id}` }), {
      milliseconds: SEND_TIMEOUT_MS,
      message: 'timed out',
    });
    for (const told of tells) await schedule.recordSent(told.alert, told.upTo, now, true);
  }

  /** In the language of the most recently saved search. */
  async #composeText(alerts: readonly DueAlert[], news: News, site: Site): Promise<string> {
    const [{ search, locale }, ...more] = alerts.toSorted((a, b) => b.since.getTime() - a.since.getTime());
    const page = `${site.origin()}/dashboard/searches`;
    const link = (token: string) => `${site.origin()}/stop-alerts/${token}`;
    const told = { brand: site.brand, page, ...news };
    if (more.length > 0)
      return formatAlertText(
        { ...told, searches: more.length + 1, stop: link(this.links.createTokenForAll(search)) },
        locale,
      );
    const name = (await this.names.findNames([search])).get(search);
    return formatAlertText({ ...told, name, stop: link(this.links.createToken(search)) }, locale);
  }
}

/** The searches of a text in progress are kept together. */
async function postponeAlertsNotDue(
  alerts: readonly DueAlert[],
  schedule: AlertSchedule,
  now: Date,
): Promise<DueAlert[]> {
  const [{ text }] = alerts;
  const due = alerts.map((alert) => nextAlertTextTime(alert, now).getTime());
  if (text) {
    const missing = alerts.length < text.searches;
    due.fill(missing ? now.getTime() + RETRY_MS : Math.max(...due));
  }
  const ready: DueAlert[] = [];
  for (const [k, alert] of alerts.entries())
    if (due[k] > now.getTime()) await schedule.postpone(alert, new Date(due[k]));
    else ready.push(alert);
  return ready;
}
