import type { KnownEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { DEFAULT_QUIET_HOURS, parseListingStream, postponePastQuietHours } from '@naksha/events/kernel';
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
import { declareEffect, defineEffectRule } from '../../reactors/reactor.ts';
import { Vault } from '../../vault/vault.ts';

/**
 * Not at night, not after the listing left the market, and not if they have answered or been asked again meanwhile.
 */
@Injectable()
export class SendOwnerQuestion implements EffectHandler {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
  ) {}

  async perform(
    effect: ClaimedEffect,
    event: KnownEvent,
    { now, site, lastDone }: EffectContext,
  ): Promise<EffectOutcome> {
    if (event.type !== 'ListingQuestioned') throw new Error(`Event ${event.type} has no owner question`);
    const { state } = await loadStream(this.store, event.stream, listing);
    if (state.state !== 'verified') return { dropped: 'listing is no longer on the market' };
    if (!state.questioned) return { dropped: 'owner has already responded' };
    const last = await lastDone();
    if (last && last.tried >= effect.createdAt) return { dropped: 'covered by a later message' };
    const reach = await this.vault.findContact(state.seller);
    if (!reach) return { dropped: 'seller account no longer exists' };
    if (reach.demo) return { dropped: 'demo seller' };
    const due = postponePastQuietHours(now, DEFAULT_QUIET_HOURS);
    if (due > now) return { later: due };
    const text = `${site.brand}: someone reported your listing. Confirm or correct it: ${site.origin()}/dashboard/listing`;
    await this.sms.send(reach.phone, text, { idempotencyKey: effectJobId(effect) });
    return 'done';
  }
}

export const askReportedOwner = declareEffect({
  kind: 'ask-reported-owner',
  rules: [defineEffectRule({ on: 'ListingQuestioned', subject: ({ stream }) => parseListingStream(stream) })],
  handler: SendOwnerQuestion,
});
