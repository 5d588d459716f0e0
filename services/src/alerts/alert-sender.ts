import { errorText } from '@naksha/events/event-store';
import { type Clock, type Ids, nextDailyText } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import type { SmsGateway } from '../identity/sms-gateway.port.ts';
import { CLOCK, IDS, SMS_GATEWAY } from '../injection/tokens.ts';
import type { Site } from '../reactors/effect.ts';
import { RETRY_AFTER_MS } from '../reactors/effect-worker.ts';
import { SearchNames } from '../searches/search-names.ts';
import { AlertLinks } from '../searches/stop-alerts/alert-link.ts';
import { Vault } from '../vault/vault.ts';
import type { AlertSchedule, DueAlert, News } from './alert-schedule.ts';
import { alertText } from './alert-text.ts';
import type { AlertTexts } from './alert-texts.ts';
import { whenToTell } from './when-to-tell.ts';

/** Accounts of one round. */
const MOST = 200;
/** Texts that are under way at the same time. */
const AT_ONCE = 8;
/** A text that hangs longer has failed: well before its claim runs out. */
const SEND_MS = 60_000;
/** Until then whoever is writing to one of the searches has ended. */
const AGAIN_MS = 10_000;

export type AlertRound = {
  schedule: AlertSchedule;
  texts: AlertTexts;
  site: Site;
  /** Told of each text that failed and is tried again. */
  onFailed(error: unknown, what: string): void;
  signal?: AbortSignal;
};

/** Sends what is due. The rows in `search_alert` are the truth, so that any number of processes may do it. */
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

  /** @returns how many searches were looked at */
  async round(round: AlertRound): Promise<number> {
    const due = await round.schedule.claim(this.clock.now(), MOST);
    // What is due of an account goes together; a text that is under way is sent again as it was.
    const left = Map.groupBy(due, ({ account, text }) => text?.id ?? account).values();
    const oneByOne = async () => {
      for (const alerts of left) {
        if (round.signal?.aborted) return;
        await this.#tell(alerts, round);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
    return due.length;
  }

  async #tell(alerts: readonly DueAlert[], round: AlertRound): Promise<void> {
    const now = this.clock.now();
    try {
      const ready = await putOffOthers(alerts, round.schedule, now);
      if (ready.length > 0) await this.#tellNow(ready, round, now);
    } catch (error) {
      const attempt = Math.max(...alerts.map((alert) => alert.attempt));
      const pause = RETRY_AFTER_MS[attempt - 1];
      round.onFailed(error, `telling of search ${alerts.map(({ search }) => search).join(', ')}, attempt ${attempt}`);
      // A carrier that is away for hours gets it with the next day's texts: nothing that was found is forgotten.
      const due = pause === undefined ? nextDailyText(now) : new Date(now.getTime() + pause);
      for (const alert of alerts) await round.schedule.failed(alert, errorText(error, 500), due);
    }
  }

  async #tellNow(alerts: readonly DueAlert[], { schedule, texts, site }: AlertRound, now: Date): Promise<void> {
    const [{ account, text }] = alerts;
    const { upTo, ...news } = await schedule.news(alerts);
    const reach = upTo.size > 0 ? await this.vault.reach(account) : undefined;
    // Nothing of it is left on the market, the person is gone or shut out, or it is a demo's who has no telephone.
    const nobody = !reach || reach.demo || reach.blocked;
    const tells = alerts.flatMap((alert) => {
      const last = upTo.get(alert.search);
      return last === undefined || nobody ? [] : [{ alert, upTo: last }];
    });
    for (const alert of alerts)
      if (nobody || !upTo.has(alert.search))
        await schedule.finish(alert, upTo.get(alert.search) ?? alert.telling ?? alert.told, now, false);
    if (nobody || tells.length === 0) return;

    const id = text?.id ?? this.ids.uuid();
    const begun = await texts.begin({ id, recipient: this.hashes.textedNumber(reach.phone), tells }, now);
    if (begun !== 'begun') {
      const due = begun === 'changed' ? new Date(now.getTime() + AGAIN_MS) : begun.later;
      for (const { alert } of tells) await schedule.putOff(alert, due);
      return;
    }
    const sms = await this.#write(
      tells.map(({ alert }) => alert),
      news,
      site,
    );
    await pTimeout(this.sms.send(reach.phone, sms, { idempotencyKey: `alert-${id}` }), {
      milliseconds: SEND_MS,
      message: 'it took too long',
    });
    for (const told of tells) await schedule.finish(told.alert, told.upTo, now, true);
  }

  /** In the language of the one that was saved last. */
  async #write(alerts: readonly DueAlert[], news: News, site: Site): Promise<string> {
    const [{ search, locale }, ...more] = alerts.toSorted((a, b) => b.since.getTime() - a.since.getTime());
    const page = `${site.origin()}/dashboard/searches`;
    const link = (token: string) => `${site.origin()}/stop-alerts/${token}`;
    const told = { brand: site.brand, page, ...news };
    if (more.length > 0)
      return alertText({ ...told, searches: more.length + 1, stop: link(this.links.tokenOfAll(search)) }, locale);
    const name = (await this.names.names([search])).get(search);
    return alertText({ ...told, name, stop: link(this.links.token(search)) }, locale);
  }
}

/** @returns those that may be told of now: one by one, but those of a text that is under way all or none */
async function putOffOthers(alerts: readonly DueAlert[], schedule: AlertSchedule, now: Date): Promise<DueAlert[]> {
  const [{ text }] = alerts;
  const due = alerts.map((alert) => whenToTell(alert, now).getTime());
  if (text) {
    const missing = alerts.length < text.searches;
    due.fill(missing ? now.getTime() + AGAIN_MS : Math.max(...due));
  }
  const ready: DueAlert[] = [];
  for (const [k, alert] of alerts.entries())
    if (due[k] > now.getTime()) await schedule.putOff(alert, new Date(due[k]));
    else ready.push(alert);
  return ready;
}
