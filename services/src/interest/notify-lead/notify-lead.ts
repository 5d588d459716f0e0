import type { KnownEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { nameInterestStream, nameListingStream } from '@naksha/events/kernel';
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
import { outcomeIfTextMustWait } from '../../reactors/hourly-text.ts';
import { declareEffect, defineEffectRule } from '../../reactors/reactor.ts';
import { Vault } from '../../vault/vault.ts';
import { interest } from '../interest.ts';

/**
 * The text names no buyer and links to the inbox. The first lead of a listing is sent at once, later ones within the
 * hour together, at night at 08:00. None if the listing left the market, the lead has a status, or the account is
 * gone or a demo. The gateway delivers a repeated text once, by its key.
 */
@Injectable()
class SendLeadText implements EffectHandler {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SMS_GATEWAY) private readonly sms: SmsGateway,
  ) {}

  async perform(effect: ClaimedEffect, event: KnownEvent, context: EffectContext): Promise<EffectOutcome> {
    const { site } = context;
    if (event.type !== 'ListingContacted') throw new Error(`Event ${event.type} has no lead text`);
    const { listing: id, buyer, seller } = event.data;
    const reach = await this.vault.findContact(seller);
    if (!reach) return { dropped: 'seller account no longer exists' };
    if (reach.demo) return { dropped: 'demo seller' };
    const about = await loadStream(this.store, nameListingStream(id), listing);
    if (about.state.state !== 'verified') return { dropped: 'listing is no longer on the market' };
    const { lead } = (await loadStream(this.store, nameInterestStream(id, buyer), interest)).state;
    if (lead?.status !== 'new') return { dropped: 'lead was already handled by the office' };

    const postponed = await outcomeIfTextMustWait(effect, context);
    if (postponed) return postponed;
    const text = `${site.brand}: a buyer has asked about your listing. See the lead: ${site.origin()}/dashboard/leads`;
    await this.sms.send(reach.phone, text, { idempotencyKey: effectJobId(effect) });
    return 'done';
  }
}

export const notifyLead = declareEffect({
  kind: 'notify-lead',
  rules: [defineEffectRule({ on: 'ListingContacted', subject: ({ data }) => data.listing })],
  handler: SendLeadText,
});
