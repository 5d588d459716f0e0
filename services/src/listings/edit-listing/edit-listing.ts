import type { EventStore } from '@naksha/events/event-store';
import { buildListingSlug, type ListingId, nameListingStream } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { type Attempt, CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { listing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import { photoOfOtherListing } from '../listing-photos.ts';
import type { ListingPosted } from '../post-listing/post-listing.ts';
import { EditDecision } from './edit-decision.ts';

/** Unchanged values have no effect. */
export class EditListing extends Command<ListingPosted> {
  constructor(
    readonly id: ListingId,
    readonly patch: ListingPatch,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(EditListing)
export class EditListingHandler implements ICommandHandler<EditListing> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(EditDecision) private readonly decision: EditDecision,
  ) {}

  async execute(command: EditListing): Promise<ListingPosted> {
    const { id, patch, meta } = command;
    const done = await this.runner.run({ name: 'EditListing', body: { id, patch }, meta }, () => this.attempt(command));
    return { id, slug: done.result.slug, position: done.position };
  }

  private async attempt(edit: EditListing): Promise<Attempt<{ slug: string }>> {
    const { stream, state, version, position } = await loadStream(this.store, nameListingStream(edit.id), listing);
    const decided = await this.decision.decide(state, edit);
    const after = 'events' in decided.decision ? decided.decision.events.reduce(listing.evolve, state) : state;
    const title = after.state === 'unposted' ? '' : after.free.title;
    const result = { slug: buildListingSlug(title, edit.id) };
    // Another listing claimed a photo first.
    return { stream, version, position, ...decided, result, refusalOfClaim: () => photoOfOtherListing };
  }
}
