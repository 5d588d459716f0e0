import { readFileSync } from 'node:fs';
import { decodeEvent, type KnownEvent, type RecordedEvent } from '@naksha/events/contracts';
import { FACETS, listFacetIndexTerms } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { toMapRow } from '../map/to-map-row.ts';
import type { ListingDocument } from './listing-document.ts';
import { listingKind } from './listing-kind.ts';

/** Never regenerated. */
const { events, document, row } = JSON.parse(
  readFileSync(new URL('./fixtures/listing-before-attributes.json', import.meta.url), 'utf8'),
) as { events: RecordedEvent[]; document: ListingDocument; row: object };

it('a listing from before the attribute registry folds to the same document and row, apart from new fields', () => {
  const folded = events.reduce<ListingDocument | null | undefined>(
    (body, event) => listingKind.fold(body, { ...decodeEvent(event), ...event } as unknown as KnownEvent),
    undefined,
  ) as ListingDocument;
  expect(folded).toMatchObject(document);
  expect(toMapRow(folded)).toMatchObject(row);
  const terms = toMapRow(folded)!.attributes.filter((term) => term.startsWith('='));
  const stated = FACETS.filter((facet) => listFacetIndexTerms(facet).some(({ term }) => terms.includes(term)));
  expect(stated.map(({ name }) => name)).toEqual(['bedrooms', 'bathrooms', 'carParkings', 'ownership']);
});
