import type { ListingEvent } from '@naksha/events/contracts';
import type { Claim } from '@naksha/events/event-store';
import { type AccountId, type Clock, type ListingId, MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { invalidFieldsRefusal, type Refusal, refusalProblem } from '../commands/refusal.ts';
import type { SideEffect } from '../commands/side-effect.ts';
import type { ServicesSettings } from '../injection/settings.ts';
import { CLOCK, SETTINGS } from '../injection/tokens.ts';
import { type KnownPhoto, PHOTO_CLAIM, Photos, UNUSED_RETENTION_MS } from '../photos/photos.ts';
import type { UnfitPhotos } from './check-photos.ts';
import { type Listing, listing } from './listing.ts';

const DAY = 86_400_000;

/** Claims and side effects are applied if the command is accepted. */
export type CheckedPhotos = { unfit: UnfitPhotos; claims: readonly Claim[]; sideEffects: readonly SideEffect[] };

/** A photo belongs to one listing permanently. */
@Injectable()
export class ListingPhotos {
  constructor(
    @Inject(Photos) private readonly photos: Photos,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  /** Photos the listing already has are accepted. */
  async findUnfit(
    named: readonly string[],
    { id, seller, state }: { id: ListingId; seller: AccountId; state: Listing },
  ): Promise<CheckedPhotos> {
    const has = listPhotosInUse(state);
    const added = [...new Set(named)].filter((one) => !has.has(one as PhotoId)).slice(0, MAX_PHOTOS);
    const ids = added.filter((one) => z.uuid().safeParse(one).success) as PhotoId[];
    const known = await this.photos.findKnown(ids);
    const unfit = new Map(
      added.flatMap((one) => {
        const reason = findUnfitReason(known.get(one as PhotoId), seller, id);
        return reason ? [[one, reason] as const] : [];
      }),
    );
    const unclaimed = ids.filter((one) => known.get(one)?.listing === undefined);
    return {
      unfit,
      claims: unclaimed.map((key) => ({ kind: PHOTO_CLAIM, key, owner: id })),
      sideEffects: ids.length > 0 && unfit.size === 0 ? [this.cancelDeletion(ids)] : [],
    };
  }

  scheduleDeletion(state: Listing, events: readonly ListingEvent[]): SideEffect[] {
    const after = listPhotosInUse(events.reduce(listing.evolve, state));
    const left = [...listPhotosInUse(state)].filter((id) => !after.has(id));
    if (left.length === 0) return [];
    const at = () => this.timeAfter(this.settings.replacedTextDays * DAY);
    // Needs no revert: the check finds that they are still in use.
    return [{ apply: async () => void (await this.photos.scheduleCheck(left, at())), revert: async () => {} }];
  }

  private cancelDeletion(ids: readonly PhotoId[]): SideEffect {
    return {
      apply: async () => {
        if (!(await this.photos.scheduleCheck(ids, this.timeAfter(UNUSED_RETENTION_MS))))
          throw refusalProblem(photoGone);
      },
      revert: async () => {},
    };
  }

  private timeAfter(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** On the page or in a pending revision. */
export function listPhotosInUse(state: Listing): ReadonlySet<PhotoId> {
  if (state.state === 'unposted' || state.state === 'deleted') return new Set();
  return new Set([...(state.facts.photos ?? []), ...(state.pending?.photos ?? [])]);
}

const photoGone = invalidFieldsRefusal([
  { field: 'photos', reason: 'includes a photo that was not found. Upload it again' },
]);
const ELSEWHERE = 'is on another listing';
export const photoOfOtherListing: Refusal = invalidFieldsRefusal([
  { field: 'photos', reason: `one of them ${ELSEWHERE}` },
]);
export const isPhotoClaim = ({ kind }: Pick<Claim, 'kind'>): boolean => kind === PHOTO_CLAIM;

function findUnfitReason(photo: KnownPhoto | undefined, seller: AccountId, id: ListingId): string | undefined {
  if (photo?.account !== seller) return 'is not a photo of the owner';
  if (photo.listing !== undefined && photo.listing !== id) return ELSEWHERE;
  if (photo.state === 'failed') return 'could not be processed';
  return photo.state === 'ready' ? undefined : 'is not ready yet';
}
