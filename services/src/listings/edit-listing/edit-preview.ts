import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from '@naksha/events/event-store';
import { nameListingStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import type { FactsDraft } from '../check-facts.ts';
import { listing } from '../listing.ts';
import { EditDecision } from './edit-decision.ts';
import type { EditListing } from './edit-listing.ts';
import { applyListingPatch } from './patched-draft.ts';

/** For previewing an import. */
@Injectable()
export class EditPreview {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(EditDecision) private readonly decision: EditDecision,
  ) {}

  /** Wire names. */
  async changedFields(edit: EditListing): Promise<(keyof FactsDraft)[]> {
    const { state } = await loadStream(this.store, nameListingStream(edit.id), listing);
    const { decision } = await this.decision.decide(state, edit);
    if ('refusal' in decision) throw refusalProblem(decision.refusal);
    const after = decision.events.reduce(listing.evolve, state);
    if (state.state === 'unposted' || after.state === 'unposted') return [];
    const [then, now] = [applyListingPatch(state, {}), applyListingPatch(after, {})];
    const known = new Set([...Object.keys(then), ...Object.keys(now)] as (keyof FactsDraft)[]);
    const fields = [...known].filter((field) => !isDeepStrictEqual(then[field], now[field]));
    return state.free.description === after.free.description ? fields : [...fields, 'description'];
  }
}
