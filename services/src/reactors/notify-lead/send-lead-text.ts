import type { KnownEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { nameInterestStream, nameListingStream } from '@naksha/events/kernel';
import { loadStream } from '../../commands/load-stream.ts';
import type { SmsGateway } from '../../identity/sms-gateway.port.ts';
import { interest } from '../../interest/interest.ts';
import { listing } from '../../listings/listing.ts';
import type { Vault } from '../../vault/vault.ts';
import { type ClaimedEffect, type EffectHandler, type EffectOutcome, effectName } from '../effect.ts';
import type { Effects } from '../effects.ts';
import { nextDaytime } from '../quiet-hours.ts';

/** A listing that many ask for brings its seller one text an hour at most. */
const APART_MS = 3_600_000;

export type LeadTextTools = {
  store: EventStore;
  vault: Pick<Vault, 'reach'>;
  sms: SmsGateway;
  effects: Pick<Effects, 'lastDone'>;
  brand: string;
  /** Where people reach the site, without a slash at the end; asked when a text goes out. */
  origin(): string;
};

/**
 * The text that tells a seller of a lead. What sellers would want of it:
 * - it says nothing of the buyer, and leads to the inbox, where everything stands;
 * - the first lead of a listing is told at once; those that follow within the hour are told together, by one text when the
 *   hour is over, and none of them is told that an earlier text came after;
 * - none comes in the night: what the evening brings is told at 08:00;
 * - none comes for what is over: the listing left the market, the lead's status was set, the account is gone.
 * Demo sellers have no telephone. Sent twice by us it is one message to the carrier, by its key.
 */
export class SendLeadText implements EffectHandler {
  readonly kind = 'notify-lead';
  private readonly tools: LeadTextTools;

  constructor(tools: LeadTextTools) {
    this.tools = tools;
  }

  async perform(effect: ClaimedEffect, event: KnownEvent, now: Date): Promise<EffectOutcome> {
    if (event.type !== 'ListingContacted') throw new Error(`no lead is told of ${event.type}`);
    const { store, vault, sms, effects, brand, origin } = this.tools;
    const { listing: id, buyer, seller } = event.data;
    const reach = await vault.reach(seller);
    if (!reach) return { dropped: 'the seller is gone' };
    if (reach.demo) return { dropped: 'a demo seller' };
    const about = await loadStream(store, nameListingStream(id), listing);
    if (about.state.state !== 'verified') return { dropped: 'the listing is off the market' };
    const { lead } = (await loadStream(store, nameInterestStream(id, buyer), interest)).state;
    if (lead?.status !== 'new') return { dropped: 'the seller has seen to it' };

    const last = await effects.lastDone(this.kind, effect.subject);
    // A text is as old as its first attempt: repeated under its key it is not sent again, and tells of nothing that came since.
    if (last && last.tried >= effect.createdAt) return { dropped: 'a text since told of it' };
    const due = nextDaytime(last ? new Date(Math.max(now.getTime(), last.done.getTime() + APART_MS)) : now);
    if (due > now) return { later: due };
    const text = `${brand}: a buyer has asked about your listing. See the lead: ${origin()}/dashboard/leads`;
    await sms.send(reach.phone, text, { idempotencyKey: effectName(effect) });
    return 'done';
  }
}
