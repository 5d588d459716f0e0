import {
  type BBox,
  buildListingSlug,
  type Ids,
  type ListingId,
  nameListingStream,
  type PositionToken,
  refused,
} from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { type Attempt, CommandRunner } from '../../commands/command-runner.ts';
import type { PlaceSource } from '../../injection/place-source.ts';
import { IDS, PLACES, REGION } from '../../injection/tokens.ts';
import { cleanSingleLine } from '../../text/clean-text.ts';
import { Vault } from '../../vault/vault.ts';
import { importBatchClaim } from '../batch-claim.ts';
import { cleanDescription, prepareDescriptionText } from '../description.ts';
import { ExternalIds, externalIdTakenRefusal } from '../external-id.ts';
import { listing } from '../listing.ts';
import type { ListingDraft } from '../listing-draft.ts';
import { isPhotoClaim, ListingPhotos, photoOfOtherListing } from '../listing-photos.ts';
import { isPostingAllowanceClaim, PostingAllowance } from '../posting-allowance/posting-allowance.ts';
import { postListing } from './decide-post-listing.ts';

export type ListingPosted = { id: ListingId; slug: string; position: PositionToken };

export class PostListing extends Command<ListingPosted> {
  constructor(
    readonly draft: ListingDraft,
    readonly meta: CommandMeta,
    /** Never lapse and are not in market figures. Not available to requests. */
    readonly demo = false,
    /** Skips the posting limit; for operators only. */
    readonly byOperator = demo,
    readonly batch?: string,
  ) {
    super();
  }
}

@CommandHandler(PostListing)
export class PostListingHandler implements ICommandHandler<PostListing> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(PostingAllowance) private readonly allowance: PostingAllowance,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(REGION) private readonly region: BBox,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(ExternalIds) private readonly externalIds: ExternalIds,
    @Inject(ListingPhotos) private readonly photos: ListingPhotos,
  ) {}

  async execute(command: PostListing): Promise<ListingPosted> {
    const { draft, meta, demo } = command;
    const { result, position } = await this.runner.run({ name: 'PostListing', body: { draft, demo }, meta }, () =>
      this.attempt(command),
    );
    return { id: result.id as ListingId, slug: result.slug, position };
  }

  private async attempt({
    draft,
    meta,
    demo,
    byOperator,
    batch,
  }: PostListing): Promise<Attempt<{ id: string; slug: string }>> {
    const { caller, now } = meta;
    const { external_id: externalId } = draft;
    const holder = externalId ? await this.externalIds.findByPlainClaim(caller.account, externalId) : undefined;
    const words = cleanDescription(draft.description);
    const id = this.ids.listing(now);
    const stream = nameListingStream(id);
    const own = (body: string) =>
      prepareDescriptionText(this.vault, this.ids, { account: caller.account, body, awaitedIn: stream });
    const text = words === undefined ? undefined : own(words);
    const photos = await this.photos.findUnfit(draft.photos ?? [], {
      id,
      seller: caller.account,
      state: listing.initial,
    });
    const decision = postListing.decide(
      listing.initial,
      { caller, draft, text: text?.id, demo, batch },
      { region: this.region, gazetteer: this.places.gazetteer, now, photos: photos.unfit },
    );
    // Errors in the draft come first: they can be fixed even at the limit.
    const allowed =
      byOperator || 'refusal' in decision ? { claims: [] } : await this.allowance.claimPlace(caller, id, now);
    return {
      stream,
      version: 0,
      decision: holder ? refused(externalIdTakenRefusal(holder)) : 'refusal' in allowed ? allowed : decision,
      result: { id, slug: buildListingSlug(cleanSingleLine(draft.title), id) },
      claims: [
        ...('claims' in allowed ? allowed.claims : []),
        ...(externalId ? this.externalIds.buildClaims(caller.account, externalId, id) : []),
        ...photos.claims,
        ...(batch ? [importBatchClaim(batch, id)] : []),
      ],
      // Losing a daily slot is retried; an external id stays taken.
      refusalOfClaim: (claim, owner) => {
        if (isPhotoClaim(claim)) return photoOfOtherListing;
        return isPostingAllowanceClaim(claim.kind) ? undefined : externalIdTakenRefusal(owner);
      },
      sideEffects: [...(text?.sideEffects ?? []), ...photos.sideEffects],
    };
  }
}
