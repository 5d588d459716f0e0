import type { EventStore } from '@naksha/events/event-store';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../commands/load-stream.ts';
import { EVENT_STORE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { Vault } from '../vault/vault.ts';
import { currentDescriptionTextId } from './description.ts';
import { listing } from './listing.ts';

/** No append takes this long. */
const MAX_APPEND_MS = 48 * 3_600_000;

/** Replaced, of a deleted listing, or never named by an event because the append's outcome was unknown. */
@Injectable()
export class OrphanedTexts implements RetentionRule {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async deleteExpired(now: Date, limit: number): Promise<number> {
    const awaited = await this.vault.listAwaitedTexts(now, MAX_APPEND_MS, limit);
    for (const text of awaited) {
      const { state } = await loadStream(this.store, text.awaitedIn, listing);
      if (currentDescriptionTextId(state) === text.id) await this.vault.clearAwaited(text);
      else await this.vault.deleteText(text.id);
    }
    return awaited.length;
  }
}
