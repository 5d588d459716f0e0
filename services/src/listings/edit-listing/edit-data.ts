import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type ListingId, nameListingStream } from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { Vault } from '../../vault/vault.ts';
import { listing } from '../listing.ts';
import { isOwnedBy, notYourListing, visibleListingOrRefusal } from '../listing-refusals.ts';
import { toEditableValues } from './patched-draft.ts';

/** Including a pending revision. */
@Injectable()
export class EditDataQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
  ) {}

  async getEditData(id: ListingId, caller: Caller): Promise<EditData> {
    const { state } = await loadStream(this.store, nameListingStream(id), listing);
    const found = visibleListingOrRefusal(state, caller);
    if ('refusal' in found) throw refusalProblem(found.refusal);
    const { listing: posted } = found;
    if (!isOwnedBy(caller, posted) && !hasAnyRoleOrIsAdministrator(caller, 'reviewer'))
      throw refusalProblem(notYourListing);
    const key = posted.free.description;
    const description = key && (await this.vault.findTexts([key])).get(key);
    return { id, lister: posted.lister, ...toEditableValues(posted), description };
  }
}
