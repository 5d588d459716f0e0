import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId, FieldError, ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Refusal } from '../commands/refusal.ts';
import { EVENT_STORE } from '../injection/tokens.ts';

/** What another system calls a listing. Once given it stands for that listing for ever, deleted or not. */
const nameKind = (account: AccountId): string => `external/${account}`;

export const externalClaim = (account: AccountId, externalId: string, id: ListingId): Claim => ({
  kind: nameKind(account),
  key: externalId,
  owner: id,
});

export const externalIdErrors = (externalId: string | null | undefined): FieldError[] =>
  externalId && !/^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(externalId)
    ? [{ field: 'external_id', reason: 'must have 1 to 100 visible ASCII letters' }]
    : [];

export const externalIdTaken = (id: string): Refusal => ({
  status: 409,
  code: 'external_id_taken',
  detail: `this external_id stands for listing ${id}`,
  errors: [{ field: 'external_id', reason: `stands for listing ${id}` }],
});

/** Which listing an account's external id stands for. */
@Injectable()
export class ExternalIds {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async findListing(account: AccountId, externalId: string): Promise<ListingId | undefined> {
    const claims = await this.store.claims(nameKind(account), externalId);
    return claims.find(({ key }) => key === externalId)?.owner as ListingId | undefined;
  }

  /** Every external id of an account with its listing, for an import that goes through thousands. */
  async all(account: AccountId): Promise<Map<string, ListingId>> {
    const claims = await this.store.claims(nameKind(account), '');
    return new Map(claims.map(({ key, owner }) => [key, owner as ListingId]));
  }
}
