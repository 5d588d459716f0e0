import { chmod, rm, writeFile } from 'node:fs/promises';
import { openPostgresPool } from '@naksha/deploy';
import {
  type AccountId,
  createArea,
  type ListingId,
  listingIdFromNumber,
  nameListingStream,
  type Position,
  partitionForKey,
  toOrderingKey,
} from '@naksha/events/kernel';
import { DOCUMENT_KINDS, type ListingDocument, openDocuments } from '@naksha/read-model';
import type { MapRow } from '@naksha/read-model/map-engine';
import { sampleRows } from '@naksha/read-model/testing';

export type ListingSpot = { id: ListingId; position: Position };

const CHUNK = 100_000;
const SELLERS = 50_000;
const PLACES = 5000;

/**
 * By COPY.
 * @param dress modifies a listing by its number
 */
export async function insertListingDocuments(
  databaseUrl: string,
  count: number,
  dress: (listing: ListingDocument, number: number) => ListingDocument = (listing) => listing,
): Promise<ListingSpot[]> {
  const pool = openPostgresPool(databaseUrl, 2);
  try {
    const documents = await openDocuments(pool, { kinds: DOCUMENT_KINDS, onError: (error) => console.error(error) });
    await documents.close();
    const { rows } = await pool.query(`select number, current_setting('data_directory') as folder
      from read.generation where status = 'live'`);
    const places: ListingSpot[] = [];
    let copied: Promise<unknown> = Promise.resolve();
    let lines: string[] = [];
    const copy = async (part: number): Promise<void> => {
      const file = `${rows[0].folder}/bench-listings-${part}.copy`;
      await writeFile(file, lines.join(''));
      await chmod(file, 0o644);
      lines = [];
      // One part is read while the next is made.
      await copied;
      copied = pool
        .query(`copy read_g${rows[0].number}.document (kind, id, key, partition, seq, body) from '${file}'`)
        .then(() => rm(file));
    };
    let made = 0;
    for (const row of sampleRows(count)) {
      const document = dress(toListing(row, made), made);
      lines.push(toLine(document));
      if (made % Math.ceil(count / PLACES) === 0 && document.state === 'verified')
        places.push({ id: document.id, position: row.position });
      if (++made % CHUNK === 0) await copy(made / CHUNK);
    }
    if (lines.length) await copy(0);
    await copied;
    await pool.query('vacuum analyze');
    return places;
  } finally {
    await pool.end();
  }
}

/** seq 0: before the first event. */
function toLine(document: ListingDocument): string {
  const key = toOrderingKey(nameListingStream(document.id));
  const body = JSON.stringify(document).replaceAll('\\', '\\\\');
  return `listing\t${document.id}\t${key}\t${partitionForKey(key)}\t0\t${body}\n`;
}

function toListing(row: MapRow, number: number): ListingDocument {
  const id = listingIdFromNumber(row.id);
  const postedAt = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  const { propertyType, subtype, bedrooms, position, price, words } = row;
  const before = row.cut ? Math.round(price / (1 - row.cut / 1000)) : 0;
  const waits = row.state === 'under_review';
  return {
    id,
    seller: `00000000-0000-7000-8000-${(number % SELLERS).toString(16).padStart(12, '0')}` as AccountId,
    demo: false,
    lister: row.byOwner ? 'owner' : 'agent',
    state: waits ? 'under_review' : 'verified',
    price,
    facts: {
      propertyType,
      subtype,
      area: createArea(row.sqft, 'sqft'),
      ...(bedrooms > 0 && { bedrooms: bedrooms as ListingDocument['facts']['bedrooms'] }),
      position,
      city: 'Mohali',
      locality: `Sector ${1 + (number % 125)}`,
    },
    free: {
      title: words.filter((word) => word !== id).join(' '),
      amenities: ['lift', 'parkFacing'],
      rooms: [],
    },
    postedAt,
    ...(waits && { waitingSince: postedAt }),
    reasons: [],
    ...(!waits && { verified: { at: postedAt, checks: ['phone_reached'], price } }),
    prices: before ? [{ at: postedAt, from: before, to: price }] : [],
  };
}
