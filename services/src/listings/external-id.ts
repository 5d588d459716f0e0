import type { Claim, EventStore } from '@naksha/events/event-store';
import type { AccountId, FieldError, ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Refusal } from '../commands/refusal.ts';
import type { WriteDatabase } from '../database/write-database.ts';
import { EVENT_STORE, WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';

/** Keyed hashes, because another system's id may be the owner's phone number. */
export const EXTERNAL_ID_CLAIM = 'external-id/';
/** Stored until 2026-11; `HashPlainExternalIds` hashes them. */
export const PLAIN_EXTERNAL_ID_CLAIM = 'external/';
const PURPOSE = 'external-id';

export const listExternalIdErrors = (externalId: string | null | undefined): FieldError[] =>
  externalId && !/^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(externalId)
    ? [{ field: 'external_id', reason: 'must have 1 to 100 visible ASCII characters' }]
    : [];

export const externalIdTakenRefusal = (id: string): Refusal => ({
  status: 409,
  code: 'external_id_taken',
  detail: `Listing ${id} already has this external_id.`,
  errors: [{ field: 'external_id', reason: `already belongs to listing ${id}` }],
});

/** Looked up one by one, because only hashes are stored. */
export type KnownExternalIds = {
  get(externalId: string): ListingId | undefined;
  isCurrent(externalId: string): boolean;
};

/** Of listings in other systems; permanent, even when the listing is deleted. */
@Injectable()
export class ExternalIds {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
  ) {}

  /** Under every accepted secret. */
  buildClaims(account: AccountId, externalId: string, owner: ListingId): Claim[] {
    const kind = EXTERNAL_ID_CLAIM + account;
    return this.keys.hashes(PURPOSE, toText(account, externalId)).map((key) => ({ kind, key, owner }));
  }

  async findListing(account: AccountId, externalId: string): Promise<ListingId | undefined> {
    for (const { kind, key } of this.buildClaims(account, externalId, '' as ListingId)) {
      const [held] = await this.store.listClaims(kind, key);
      if (held) return held.owner as ListingId;
    }
    return this.findByPlainClaim(account, externalId);
  }

  async findByPlainClaim(account: AccountId, externalId: string): Promise<ListingId | undefined> {
    // PostgreSQL rejects some characters of invalid ids.
    if (listExternalIdErrors(externalId).length > 0) return undefined;
    const claims = await this.store.listClaims(PLAIN_EXTERNAL_ID_CLAIM + account, externalId);
    return claims.find(({ key }) => key === externalId)?.owner as ListingId | undefined;
  }

  /** For large imports. */
  async loadAll(account: AccountId): Promise<KnownExternalIds> {
    const kinds = [EXTERNAL_ID_CLAIM, PLAIN_EXTERNAL_ID_CLAIM].map((kind) => this.store.listClaims(kind + account, ''));
    const [hashed, plain] = (await Promise.all(kinds)).map(
      (claims) => new Map(claims.map(({ key, owner }) => [key, owner as ListingId])),
    );
    const hashes = (externalId: string) => this.keys.hashes(PURPOSE, toText(account, externalId));
    return {
      get: (externalId) => hashes(externalId).flatMap((key) => hashed.get(key) ?? [])[0] ?? plain.get(externalId),
      isCurrent: (externalId) => hashed.has(hashes(externalId)[0]),
    };
  }

  /** Only possible when the id is sent again. */
  async addCurrentClaims(account: AccountId, externalId: string, owner: ListingId): Promise<void> {
    await this.database.claim.createMany({ data: this.buildClaims(account, externalId, owner), skipDuplicates: true });
  }
}

const toText = (account: AccountId, externalId: string): string => `${account}\0${externalId}`;
