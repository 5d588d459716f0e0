import type { KnownEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { nameListingStream, parseListingStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import type { SmsGateway } from '../../identity/sms-gateway.port.ts';
import { EVENT_STORE, SMS_GATEWAY } from '../../injection/tokens.ts';
import { listing } from '../../listings/listing.ts';
import {
  type ClaimedEffect,
  type EffectContext,
  type EffectHandler,
  type EffectOutcome,
  effectJobId,
} from '../../reactors/effect.ts';
import { MIN_TEXT_INTERVAL_MS, outcomeIfTextMustWait } from '../../reactors/hourly-text.ts';
import { declareEffect, defineEffectRule } from '../../reactors/reactor.ts';
import { Vault } from '../../vault/vault.ts';

/**
 * The reasons are on the page only. The first is sent at once, those of the following hour together; not at night,
 * and not if the owner has fixed or withdrawn it. The gateway delivers a repeated text once, by its key.
 */
@Injectable()
class SendRejectionText implements EffectHandler {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
  ) {}

  async perform(effect: ClaimedEffect, event: KnownEvent, context: EffectContext): Promise<EffectOutcome> {
    const { now, site } = context;
    if (event.type !== 'ListingRejected') throw new Error(`Event ${event.type} has no rejection text`);
    const id = parseListingStream(event.stream);
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    if (state.state === 'unposted' || !state.toMend) return { dropped: 'rejection is no longer current' };
    const reach = await this.vault.findContact(state.seller);
    if (!reach) return { dropped: 'seller account no longer exists' };
    if (reach.demo) return { dropped: 'demo seller' };

    const postponed = await outcomeIfTextMustWait(effect, context);
    if (postponed) return postponed;
    // By the time of a later text, there may be several.
    const page = effect.createdAt.getTime() + MIN_TEXT_INTERVAL_MS / 2 < now.getTime() ? 'listing' : `edit/${id}`;
    const text = `${site.brand}: our staff found something to change in your listing. See details: ${site.origin()}/dashboard/${page}`;
    await this.sms.send(reach.phone, text, { idempotencyKey: effectJobId(effect) });
    return 'done';
  }
}

/** Events of earlier versions do not name the seller, so each is its own subject. */
export const notifyRejection = declareEffect({
  kind: 'notify-rejection',
  rules: [
    defineEffectRule({
      on: 'ListingRejected',
      subject: ({ data, stream }) => data.seller ?? parseListingStream(stream),
    }),
  ],
  handler: SendRejectionText,
});
