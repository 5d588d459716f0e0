import { errorText } from '@naksha/events/event-store';
import { type Clock, nextDailyText } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { SmsGateway } from '../identity/sms-gateway.port.ts';
import { CLOCK, SMS_GATEWAY } from '../injection/tokens.ts';
import type { Site } from '../reactors/effect.ts';
import { RETRY_AFTER_MS } from '../reactors/effect-worker.ts';
import { SearchNames } from '../searches/search-names.ts';
import { AlertLinks } from '../searches/stop-alerts/alert-link.ts';
import { Vault } from '../vault/vault.ts';
import type { AlertSchedule, DueAlert } from './alert-schedule.ts';
import { alertText } from './alert-text.ts';
import { whenToTell } from './when-to-tell.ts';

/** Texts of one round. */
const MOST = 200;
/** Texts that are under way at the same time. */
const AT_ONCE = 8;
/** A text that hangs longer has failed: well before its claim runs out. */
const SEND_MS = 60_000;

export type AlertRound = {
  schedule: AlertSchedule;
  site: Site;
  /** Told of each text that failed and is tried again. */
  onFailed(error: unknown, what: string): void;
  signal?: AbortSignal;
};

/** Sends what is due. The row in `search_alert` is the truth, so that any number of processes may do it. */
@Injectable()
export class AlertSender {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SearchNames) private readonly names: SearchNames,
    @Inject(AlertLinks) private readonly links: AlertLinks,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
  ) {}

  /** @returns how many searches were looked at */
  async round(round: AlertRound): Promise<number> {
    const due = await round.schedule.claim(this.clock.now(), MOST);
    const left = due.values();
    const oneByOne = async () => {
      for (const alert of left) {
        if (round.signal?.aborted) return;
        await this.#tell(alert, round);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
    return due.length;
  }

  async #tell(alert: DueAlert, { schedule, site, onFailed }: AlertRound): Promise<void> {
    const now = this.clock.now();
    try {
      const due = whenToTell(alert, now);
      if (due > now) return await schedule.putOff(alert, due);
      const news = await schedule.news(alert);
      const reach = news.fresh + news.cuts > 0 ? await this.vault.reach(alert.account) : undefined;
      // Nothing of it is left on the market, the person is gone or shut out, or it is a demo's who has no telephone.
      if (!reach || reach.demo || reach.blocked) return await schedule.finish(alert, news.upTo, now, false);
      if (!(await schedule.begin(alert, news.upTo))) return;
      const name = (await this.names.names([alert.search])).get(alert.search);
      const token = this.links.token(alert.search);
      const text = alertText({ brand: site.brand, origin: site.origin(), name, token, ...news });
      const idempotencyKey = `alert-${alert.search}-${news.upTo}`;
      await pTimeout(this.sms.send(reach.phone, text, { idempotencyKey }), {
        milliseconds: SEND_MS,
        message: 'it took too long',
      });
      await schedule.finish(alert, news.upTo, now, true);
    } catch (error) {
      const pause = RETRY_AFTER_MS[alert.attempt - 1];
      onFailed(error, `telling of search ${alert.search}, attempt ${alert.attempt}`);
      // A carrier that is away for hours gets it with the next day's texts: nothing that was found is forgotten.
      const due = pause === undefined ? nextDailyText(now) : new Date(now.getTime() + pause);
      await schedule.failed(alert, errorText(error, 500), due);
    }
  }
}
