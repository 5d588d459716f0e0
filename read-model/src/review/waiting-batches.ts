import type { AccountId } from '@naksha/events/kernel';
import type { WaitingBatch } from '@naksha/events/wire/batches';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { PERSON_NAMES, type PersonNames } from '../leads/person-names.ts';
import { listingKind } from '../listing/listing-kind.ts';

/** More than staff review in a day. */
const MAX_BATCHES = 100;

@Injectable()
export class WaitingBatchesQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(PERSON_NAMES) private readonly names: PersonNames,
  ) {}

  async find(): Promise<WaitingBatch[]> {
    const rows = await this.documents.select<{
      id: string;
      seller: AccountId;
      waiting: number;
      unchanged: number;
      since: string;
    }>(
      listingKind,
      `body->>'batch' as id, body->>'seller' as seller, count(*)::int as waiting,
        count(*) filter (where body ? 'asImported')::int as unchanged, min(body->>'waitingSince') as since`,
      `body ? 'batch' and body ? 'waitingSince' and body->>'state' = 'under_review'
        group by 1, 2 order by since, id limit ${MAX_BATCHES}`,
      [],
    );
    const names = await this.names.findFirstNames(rows.map(({ seller }) => seller));
    return rows.map(({ id, seller, waiting, unchanged, since }) => ({
      ...{ id, seller, dealer: names.get(seller) ?? '', waiting, as_imported: unchanged, waiting_since: since },
    }));
  }
}
