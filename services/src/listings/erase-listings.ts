import { Problem } from '@naksha/events/contracts';
import { type AccountId, type Ids, parseListingStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { IDS, WRITE_DATABASE } from '../injection/tokens.ts';
import { deleteListing } from './delete-listing/decide-delete-listing.ts';
import { EXTERNAL_ID_CLAIM, PLAIN_EXTERNAL_ID_CLAIM } from './external-id.ts';
import { ListingCommand } from './listing-command.ts';
import { POSTED_CLAIM, VERIFIED_SELLER_CLAIM } from './posting-allowance/posting-allowance.ts';

/** And the data kept about posting them. */
@Injectable()
export class EraseListings implements ErasureRule {
  constructor(
    @Inject(ListingCommand) private readonly onListing: ListingCommand,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    const kinds = [EXTERNAL_ID_CLAIM, PLAIN_EXTERNAL_ID_CLAIM].map((kind) => kind + account);
    await transaction.claim.deleteMany({ where: { kind: { in: kinds } } });
    await transaction.claim.deleteMany({ where: { kind: POSTED_CLAIM, key: { startsWith: `${account}/` } } });
    await transaction.claim.deleteMany({ where: { kind: VERIFIED_SELLER_CLAIM, key: account } });
  }

  async finish(account: AccountId, now: Date): Promise<boolean> {
    // Reads events, because claims of old listings may be gone. Uses index `events_posted_by`.
    const left = await this.database.$queryRaw<{ stream: string }[]>`
      select stream from events e where type = 'ListingPosted' and data->>'seller' = ${account}
        and not exists (select from events d where d.stream = e.stream and d.type = 'ListingDeleted')
      order by stream`;
    for (const { stream } of left) await this.deleteOne(stream, account, now);
    return left.length > 0;
  }

  private async deleteOne(stream: string, account: AccountId, now: Date): Promise<void> {
    const caller = { account, staff: false };
    const meta = { caller, now, correlationId: this.ids.uuid() };
    try {
      await this.onListing.run('DeleteListing', parseListingStream(stream), {
        rule: deleteListing,
        command: { caller },
        meta,
      });
    } catch (error) {
      // Staff deleted it first.
      if (!(error instanceof Problem && error.code === 'listing_deleted')) throw error;
    }
  }
}
