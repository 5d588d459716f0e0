import type { EventStore } from '@naksha/events/event-store';
import { type BBox, type Gazetteer, type Ids, type ListingId, slugOf } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { type Attempt, CommandRunner } from '../../commands/command-runner.ts';
import { loadStream } from '../../commands/load-stream.ts';

import { EVENT_STORE, GAZETTEER, IDS, REGION } from '../../tokens.ts';
import { Vault } from '../../vault/vault.ts';
import { cleanDescription, newText } from '../description.ts';
import { type Listing, listing, listingStreamOf } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import type { ListingPosted } from '../post-listing/post-listing.ts';
import { editListing } from './decide-edit-listing.ts';

/**
 * Changes what the patch names. Nothing happens where it names what is so already.
 * @throws Problem 403 for anybody but owner and staff, 404, 409 where it is sold, 410, 422 with every wrong field
 */
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
    @Inject(Vault) private readonly vault: Vault,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(REGION) private readonly region: BBox,
    @Inject(GAZETTEER) private readonly gazetteer: Gazetteer,
  ) {}

  async execute({ id, patch, meta }: EditListing): Promise<ListingPosted> {
    const body = { id, patch };
    const done = await this.runner.run({ name: 'EditListing', body, meta }, () => this.attempt(id, patch, meta));
    return { id, slug: done.result.slug, position: done.position };
  }

  private async attempt(id: ListingId, sent: ListingPatch, meta: CommandMeta): Promise<Attempt<{ slug: string }>> {
    const { stream, state, version, position } = await loadStream(this.store, listingStreamOf(id), listing);
    const patch = await this.withoutSameDescription(state, sent);
    const words = cleanDescription(patch.description);
    const owner = state.state === 'unposted' ? meta.caller.account : state.seller;
    const text = words === undefined ? undefined : newText(this.vault, this.ids, owner, words, meta.now);
    const title = patch.title ?? (state.state === 'unposted' ? '' : state.free.title);
    return {
      stream,
      version,
      position,
      decision: editListing.decide(
        state,
        { caller: meta.caller, patch, text: text?.id },
        { region: this.region, gazetteer: this.gazetteer },
      ),
      result: { slug: slugOf(title, id) },
      beside: text?.beside,
    };
  }

  /** The decision sees texts as keys only: a description sent again unchanged must not become another text. */
  private async withoutSameDescription(state: Listing, patch: ListingPatch): Promise<ListingPatch> {
    const words = cleanDescription(patch.description);
    const key = state.state === 'unposted' ? undefined : state.free.description;
    if (words === undefined || key === undefined) return patch;
    const stored = (await this.vault.texts([key])).get(key);
    return stored === words ? { ...patch, description: undefined } : patch;
  }
}
