import type { ListingEvent } from '@naksha/events/contracts';
import type { Claim } from '@naksha/events/event-store';
import { type BBox, type Decision, type Ids, type ListingId, nameListingStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../../commands/command-meta.ts';
import type { Refusal } from '../../commands/refusal.ts';
import type { SideEffect } from '../../commands/side-effect.ts';
import type { PlaceSource } from '../../injection/place-source.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { IDS, PLACES, REGION, SETTINGS } from '../../injection/tokens.ts';
import { Vault } from '../../vault/vault.ts';
import { cleanDescription, prepareDescriptionText, scheduleUnusedDescriptionCheck } from '../description.ts';
import type { Listing } from '../listing.ts';
import type { ListingPatch } from '../listing-draft.ts';
import { ListingPhotos } from '../listing-photos.ts';
import { editListing } from './decide-edit-listing.ts';

type Edit = { id: ListingId; patch: ListingPatch; meta: CommandMeta };
type Decided = {
  decision: Decision<ListingEvent, Refusal>;
  claims: readonly Claim[];
  sideEffects: readonly SideEffect[];
};

@Injectable()
export class EditDecision {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(REGION) private readonly region: BBox,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
    @Inject(ListingPhotos) private readonly photos: ListingPhotos,
  ) {}

  async decide(state: Listing, { id, patch: sent, meta }: Edit): Promise<Decided> {
    const { caller } = meta;
    const patch = await this.withoutSameDescription(state, sent);
    const words = cleanDescription(patch.description);
    // Always the owner's, and erased with them.
    const account = state.state === 'unposted' ? caller.account : state.seller;
    const owners = (body: string) =>
      prepareDescriptionText(this.vault, this.ids, { account, body, awaitedIn: nameListingStream(id) });
    const text = words === undefined ? undefined : owners(words);
    const photos = await this.photos.findUnfit(patch.photos ?? [], { id, seller: account, state });
    const decision = editListing.decide(
      state,
      { caller, patch, text: text?.id },
      { region: this.region, gazetteer: this.places.gazetteer, now: meta.now, photos: photos.unfit },
    );
    const events = 'events' in decision ? decision.events : [];
    const change = { stream: nameListingStream(id), state, events };
    const leaving = [
      ...scheduleUnusedDescriptionCheck(this.vault, change, this.settings.replacedTextDays),
      ...this.photos.scheduleDeletion(state, events),
    ];
    const { claims, sideEffects } = photos;
    return { decision, claims, sideEffects: [...(text?.sideEffects ?? []), ...sideEffects, ...leaving] };
  }

  /** An unchanged description must not get a new id. */
  private async withoutSameDescription(state: Listing, patch: ListingPatch): Promise<ListingPatch> {
    const words = cleanDescription(patch.description);
    const key = state.state === 'unposted' ? undefined : state.free.description;
    if (words === undefined || key === undefined) return patch;
    const stored = (await this.vault.findTexts([key])).get(key);
    return stored === words ? { ...patch, description: undefined } : patch;
  }
}
