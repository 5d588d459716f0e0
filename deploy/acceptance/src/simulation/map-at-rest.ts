import {
  type ListingId,
  listingNumber,
  projectToUnitSquare,
  type TileAddress,
  TRICITY_REGION,
} from '@naksha/events/kernel';
import {
  createMapEngine,
  decodeTileFeatures,
  type ListingDocument,
  type RebuildingMapEngine,
  toMapRow,
} from '@naksha/read-model/testing/parts';
import { SPOTS } from './drafts.ts';
import { ensure, type ModelListing } from './model.ts';
import { listingsNow, type RestingWorld, sameSet } from './resting-world.ts';

export function checkMapMatchesDocuments(world: RestingWorld): void {
  const { invariants } = world;
  const reader = world.reader();
  ensure(reader !== undefined, 'everybody catches up', 'nobody reads');
  const { engine } = reader;
  const listings = listingsNow(invariants.model);
  const onMarket = listings.filter(({ state }) => state === 'verified');
  const waiting = listings.filter(({ state }) => state === 'under_review');
  const all = engine.list({ filter: {}, sort: 'newest', limit: 200 });
  sameSet(
    'map = history',
    all.ids,
    onMarket.map(({ id }) => listingNumber(id as ListingId)),
    'the list',
  );
  ensure(
    all.underReview === waiting.length,
    'map = history',
    `${all.underReview} under review, and ${waiting.length} are`,
  );
  for (const { id, price } of onMarket) {
    const lakhs = price / 100_000;
    const { ids } = engine.list({ filter: { price: { min: lakhs, max: lakhs } }, sort: 'newest', limit: 200 });
    ensure(
      ids.includes(listingNumber(id as ListingId)),
      'map = history',
      `${id} is not found by its price of ${price}`,
    );
  }
  for (const { price, id } of waiting) {
    const [asked, other] = [price / 100_000, 499].map(
      (lakhs) => engine.count({ price: { min: lakhs, max: lakhs } }).underReview,
    );
    ensure(asked === other, 'what is under review is withheld', `a count tells the price of ${id}`);
  }
  const anew = createMapEngine({ region: TRICITY_REGION });
  anew.load(
    invariants.liveDocuments().flatMap(({ kind, body }) => {
      const row = kind === 'listing' && body ? toMapRow(body as ListingDocument) : undefined;
      return row ? [row] : [];
    }),
  );
  for (const address of TILES) sameTile(world, engine, anew, address);
  // Five at one place are a stack without own markers.
  if (onMarket.length + waiting.length < 5) markersShow(engine, onMarket);
}

const TILES: readonly TileAddress[] = [10, 13, 16].flatMap((z) => [
  ...new Map(
    SPOTS.map((spot) => {
      const { x, y } = projectToUnitSquare(spot);
      const address = { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) };
      return [JSON.stringify(address), address] as const;
    }),
  ).values(),
]);

/** Equal bytes however the rows arrived, and on repeated requests. */
function sameTile(
  world: RestingWorld,
  engine: RebuildingMapEngine,
  anew: RebuildingMapEngine,
  address: TileAddress,
): void {
  const bytes = Buffer.from(engine.tile(address, {})).toString('latin1');
  const where = `tile ${address.z}/${address.x}/${address.y}`;
  ensure(bytes === Buffer.from(anew.tile(address, {})).toString('latin1'), 'map = documents', where);
  ensure(engine.contentDigest(address) === anew.contentDigest(address), 'map = documents', `the digest of ${where}`);
  world.rememberTile(engine, address);
  world.invariants.withoutDigits(where, bytes);
}

function markersShow(engine: RebuildingMapEngine, onMarket: readonly ModelListing[]): void {
  const shown = new Map<number, number>();
  const seen = new Set<string>();
  for (const address of TILES.filter(({ z }) => z === 16)) {
    if (seen.has(JSON.stringify(address))) continue;
    seen.add(JSON.stringify(address));
    const { listings = [] } = decodeTileFeatures(engine.tile(address, {}));
    for (const one of listings) if (one.price !== undefined) shown.set(Number(one.id), Number(one.price));
  }
  for (const { id, price } of onMarket)
    ensure(
      shown.get(listingNumber(id as ListingId)) === price,
      'map = history',
      `the marker of ${id} says ${shown.get(listingNumber(id as ListingId))}, not ${price}`,
    );
}
