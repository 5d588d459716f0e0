import { isListingId, type PlaceId } from '@naksha/events/kernel';
import type { PriceDrops } from '@naksha/events/wire/price-drops';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { invalidParameterProblem } from '../http/parse-query.ts';
import { toListingCard } from '../listing/listing-card.ts';
import { listingKind } from '../listing/listing-kind.ts';
import { ShownPhotos } from '../listing/shown-photos.ts';

const PAGE = 24;

@Injectable()
export class PriceDropsQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(ShownPhotos) private readonly photos: ShownPhotos,
  ) {}

  async getPage({ place, cursor }: { place?: PlaceId; cursor?: string }): Promise<PriceDrops> {
    const [on, id] = cursor === undefined ? [null, null] : parseCursor(cursor);
    const found = await this.documents.query(
      listingKind,
      `body ? 'cut' and body->>'state' = 'verified' and not body ? 'stale'
        and ($1::text is null or (body->'cut'->>'on', id) < ($1, $2))
        and ($3::text is null or exists (select from jsonb_each_text(body->'facts'->'placeIds') p where p.value = $3))
        order by body->'cut'->>'on' desc, id desc limit ${PAGE + 1}`,
      [on, id, place ?? null],
    );
    const listings = found.slice(0, PAGE).flatMap(({ body }) => (body ? [toListingCard(body)] : []));
    const last = found.length > PAGE ? listings.at(-1) : undefined;
    return {
      listings: await this.photos.addCovers(listings),
      cursor: last?.price_cut ? `${last.price_cut.on}~${last.id}` : null,
    };
  }
}

function parseCursor(cursor: string): [on: string, id: string] {
  const [on, id, ...more] = cursor.split('~');
  if (!/^\d{4}-[\dT:.-]+Z$/.test(on) || !id || !isListingId(id) || more.length > 0)
    throw invalidParameterProblem('cursor', 'must be the cursor of an earlier response');
  return [on, id];
}
