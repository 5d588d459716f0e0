import type { ListingEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Decider, type ListingId, nameListingStream, type PositionToken } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../commands/command-meta.ts';
import { CommandRunner } from '../commands/command-runner.ts';
import { loadStream } from '../commands/load-stream.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { ServicesSettings } from '../injection/settings.ts';
import { EVENT_STORE, SETTINGS } from '../injection/tokens.ts';
import { Vault } from '../vault/vault.ts';
import { scheduleUnusedDescriptionCheck } from './description.ts';
import { type Listing, listing } from './listing.ts';
import { ListingPhotos } from './listing-photos.ts';

/** Needs only the listing's history, and perhaps the time. */
export type ListingRule<Command, Context extends RuleContext = undefined> = Decider<
  Listing,
  Command,
  ListingEvent,
  Context,
  Refusal
>;
type RuleContext = { now: Date } | undefined;

@Injectable()
export class ListingCommand {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(ListingPhotos) private readonly photos: ListingPhotos,
  ) {}

  async run<Command>(
    name: string,
    id: ListingId,
    { rule, command, meta }: { rule: ListingRule<Command, RuleContext>; command: Command; meta: CommandMeta },
  ): Promise<PositionToken> {
    const done = await this.runner.run({ name, body: { id, command }, meta }, async () => {
      const { stream, state, version, position } = await loadStream(this.store, nameListingStream(id), listing);
      const decision = rule.decide(state, command, { now: meta.now });
      const events = 'events' in decision ? decision.events : [];
      const sideEffects = [
        ...scheduleUnusedDescriptionCheck(this.vault, { stream, state, events }, this.settings.replacedTextDays),
        ...this.photos.scheduleDeletion(state, events),
      ];
      return { stream, version, position, decision, result: {}, sideEffects };
    });
    return done.position;
  }
}
