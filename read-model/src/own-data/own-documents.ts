import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentKind } from '../documents/document-kind.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { InterestDocument } from '../leads/interest-document.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { postingKind } from '../listing/posting-kind.ts';
import { savedSearchKind } from '../saved-searches/saved-search-kind.ts';

/** SQL condition for a person's (`$1`) documents. */
type Own = { kind: DocumentKind; which: string; tell?(body: unknown): unknown };
type OwnOf<Body> = { kind: DocumentKind<Body>; which: string; tell?(body: Body): unknown };
const defineOwn = <Body>(one: OwnOf<Body>): Own => one as unknown as Own;

export const OWN_DOCUMENTS: Readonly<Record<string, Own>> = {
  listings: defineOwn({ kind: listingKind, which: `body->>'seller' = $1` }),
  postings: defineOwn({ kind: postingKind, which: `body->>'seller' = $1` }),
  interests: defineOwn({ kind: interestKind, which: `body->>'buyer' = $1`, tell: withoutStaff }),
  leads: defineOwn({ kind: interestKind, which: `body ? 'contactedAt' and body->>'seller' = $1`, tell: withoutBuyer }),
  searches: defineOwn({ kind: savedSearchKind, which: `body->>'account' = $1` }),
};

const PAGE = 200;

@Injectable()
export class OwnDocumentsQuery {
  constructor(@Inject(DOCUMENTS) private readonly documents: Documents) {}

  /** One empty page for a kind without documents, so that the file shows it. */
  async *findOwn(account: AccountId): AsyncGenerator<{ of: string; rows: unknown[] }> {
    for (const [of, own] of Object.entries(OWN_DOCUMENTS)) {
      yield { of, rows: [] };
      for await (const rows of this.#page(own, account)) yield { of, rows };
    }
  }

  async *#page({ kind, which, tell = asItIs }: Own, account: AccountId): AsyncGenerator<unknown[]> {
    let after = '';
    for (;;) {
      const where = `(${which}) and id > $2 order by id limit ${PAGE}`;
      const documents = await this.documents.query(kind, where, [account, after]);
      yield documents.flatMap(({ body }) => (body ? [tell(body)] : []));
      if (documents.length < PAGE) return;
      after = documents[documents.length - 1].id;
    }
  }
}

const asItIs = (body: unknown) => body;

function withoutStaff({ notes, ...interest }: InterestDocument): unknown {
  return { ...interest, ...(notes && { notes: notes.map(({ id, at }) => ({ id, at })) }) };
}

function withoutBuyer({ listing, contactedAt, status, statusAt, callbackAt }: InterestDocument): unknown {
  return { listing, contactedAt, status, statusAt, callbackAt };
}
