import type { Caller } from '@naksha/events/contracts';
import type { BBox, Clock, TextId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { refusalProblem } from '../../commands/refusal.ts';
import type { PlaceSource } from '../../injection/place-source.ts';
import { CLOCK, PLACES, REGION } from '../../injection/tokens.ts';
import { cleanDescription } from '../description.ts';
import { listing } from '../listing.ts';
import type { ListingDraft } from '../listing-draft.ts';
import { postListing } from './decide-post-listing.ts';

/** The posting limit is not checked. */
@Injectable()
export class PostPreview {
  constructor(
    @Inject(REGION) private readonly region: BBox,
    @Inject(PLACES) private readonly places: PlaceSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  assertValid(draft: ListingDraft, caller: Caller): void {
    const text = cleanDescription(draft.description) === undefined ? undefined : PLACEHOLDER_TEXT;
    const decision = postListing.decide(
      listing.initial,
      { caller, draft, text, demo: false },
      { region: this.region, gazetteer: this.places.gazetteer, now: this.clock.now() },
    );
    if ('refusal' in decision) throw refusalProblem(decision.refusal);
  }
}

const PLACEHOLDER_TEXT = '00000000-0000-0000-0000-000000000000' as TextId;
