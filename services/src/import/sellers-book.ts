import { type Caller, Problem } from '@naksha/events/contracts';
import type { Clock, Ids, ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PlaceSource } from '../injection/place-source.ts';
import { CLOCK, IDS, PLACES } from '../injection/tokens.ts';
import { EditListing } from '../listings/edit-listing/edit-listing.ts';
import { EditPreview } from '../listings/edit-listing/edit-preview.ts';
import { ExternalIds, type KnownExternalIds } from '../listings/external-id.ts';
import type { ListingDraft } from '../listings/listing-draft.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { PostPreview } from '../listings/post-listing/post-preview.ts';
import { createPlaceCellParser, type PlaceReader } from './read-place.ts';

/** The listings of one account, for an import. */
export type ImportTarget = {
  readPlace?: PlaceReader;
  /** See `PriceRules.bareFrom`. */
  barePriceFrom?: number;
  known(): Promise<KnownExternalIds>;
  /** After a change of secret. */
  renew(id: ListingId, externalId: string): Promise<void>;
  /** Undefined in a dry run. */
  post(draft: ListingDraft): Promise<ListingId | undefined>;
  /** That the row would change in its listing. */
  changes(id: ListingId, draft: ListingDraft): Promise<string[]>;
  edit(id: ListingId, draft: ListingDraft): Promise<void>;
};

/** `byOperator`: the operator is responsible for their number. */
export type ImportTargetOwner = { caller: Caller; batch: string; byOperator: boolean };

/** Through commands, validated against the event table, so no projection has to be up to date. */
@Injectable()
export class ImportTargets {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(EditPreview) private readonly editPreview: EditPreview,
    @Inject(PostPreview) private readonly postPreview: PostPreview,
    @Inject(ExternalIds) private readonly externalIds: ExternalIds,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(PLACES) private readonly places: PlaceSource,
  ) {}

  open({ caller, batch, byOperator }: ImportTargetOwner): ImportTarget {
    const { commands, editPreview, externalIds } = this;
    const meta = () => ({ caller, now: this.clock.now(), correlationId: this.ids.uuid() });
    return {
      readPlace: createPlaceCellParser(this.places.gazetteer),
      barePriceFrom: this.places.barePriceFrom,
      known: () => externalIds.loadAll(caller.account),
      renew: (id, externalId) => externalIds.addCurrentClaims(caller.account, externalId, id),
      post: async (draft) => (await commands.execute(new PostListing(draft, meta(), false, byOperator, batch))).id,
      changes: (id, { lister, external_id, ...patch }) =>
        editPreview.changedFields(new EditListing(id, patch, meta())).catch(noChangesIfListingEnded),
      async edit(id, { lister, external_id, ...patch }) {
        await commands.execute(new EditListing(id, patch, meta()));
      },
    };
  }

  /** Refusals are the same, and nothing is changed. */
  openDry(owner: ImportTargetOwner): ImportTarget {
    const { postPreview: preview } = this;
    return {
      ...this.open(owner),
      renew: async () => {},
      async post(draft) {
        preview.assertValid(draft, owner.caller);
        return undefined;
      },
      edit: async () => {},
    };
  }
}

/** A row can outlive its sold or deleted listing. */
function noChangesIfListingEnded(error: unknown): [] {
  if (error instanceof Problem && (error.status === 409 || error.status === 410)) return [];
  throw error;
}
