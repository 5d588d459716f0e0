import type { KnownEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { afterQuietHours, DEFAULT_QUIET_HOURS, nameListingStream, parseListingStream } from '@naksha/events/kernel';
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
  effectName,
} from '../../reactors/effect.ts';
import { Vault } from '../../vault/vault.ts';

/** Staff reject a seller's listings together: one text an hour tells of all. */
const APART_MS = 3_600_000;

/**
 * The text that tells an owner that staff found something to change. What they found is words of staff and stands on the
 * page alone. The first is told at once, those of the hour after it together; none in the night, none of what the owner has
 * mended or taken away meanwhile. Sent twice by us it is one message to the carrier, by its key.
 */
@Injectable()
export class SendRejectionText implements EffectHandler {
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
    if (event.type !== 'ListingRejected') throw new Error(`no rejection is told of ${event.type}`);
    const id = parseListingStream(event.stream);
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    if (state.state === 'unposted' || !state.toMend) return { dropped: 'nothing is to be mended any more' };
    const reach = await this.vault.reach(state.seller);
    if (!reach) return { dropped: 'the seller is gone' };
    if (reach.demo) return { dropped: 'a demo seller' };

    const last = await lastDone();
    if (last && last.tried >= effect.createdAt) return { dropped: 'a text since told of it' };
    const due = afterQuietHours(
      last ? new Date(Math.max(now.getTime(), last.done.getTime() + APART_MS)) : now,
      DEFAULT_QUIET_HOURS,
    );
    if (due > now) return { later: due };
    // Several may have come together by the time of a later one.
    const page = effect.createdAt.getTime() + APART_MS / 2 < now.getTime() ? 'listing' : `edit/${id}`;
    const text = `${site.brand}: our staff found something to change in your listing. See what: ${site.origin()}/dashboard/${page}`;
    await this.sms.send(reach.phone, text, { idempotencyKey: effectName(effect) });
    return 'done';
  }
}
