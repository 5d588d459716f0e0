import { type DomainEvent, decodeEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { Vault } from '../vault/vault.ts';

/** No append is under way so long after its text was put. */
const AWAITED = 48 * 3_600_000;

/** Descriptions in the vault that no event names, because the process ended between text and append, or nobody knew how the append ended. */
@Injectable()
export class OrphanedTexts implements RetentionRule {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Looks at each text once: one that an event names stays, for as long as its owner does. */
  async deleteExpired(now: Date, limit: number): Promise<number> {
    const awaited = await this.vault.awaitedTexts(new Date(now.getTime() - AWAITED), limit);
    for (const { id, awaitedIn } of awaited) {
      const events = await this.store.readStream(awaitedIn);
      if (events.some((event) => textNamedBy(decodeEvent(event)) === id)) await this.vault.noteNamed(id);
      else await this.vault.dropText(id);
    }
    return awaited.length;
  }
}

const textNamedBy = (event: DomainEvent): string | undefined =>
  event.type === 'ListingPosted' || event.type === 'ListingReworded' ? event.data.free.description : undefined;
