import { type Caller, type MaterialFacts, Problem } from '@naksha/events/contracts';
import {
  createArea,
  isListingId,
  type ListerType,
  listingIdFromNumber,
  type Position,
  PROPERTY_TYPES,
  type PropertyType,
  type Rupees,
  SUBTYPES_OF,
  type Subtype,
} from '@naksha/events/kernel';
import type { DemandAtPrice } from '@naksha/events/wire/price-demand';
import { Inject, Injectable } from '@nestjs/common';
import { Places } from '../catalogue/places.ts';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import type { ListingDocument } from '../listing/listing-document.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import type { MapRow } from '../map/engine/rows/map-row.ts';
import { toMapRow } from '../map/to-map-row.ts';
import { MAP_ENGINE } from '../map/tokens.ts';
import { LiveSearches } from './live-searches.ts';

/** Fewer would reveal individuals. */
const MIN_COUNT = 5;
const NEAR_M = 2_000;
const ABOUT = 0.1;

/** Not a real listing: ids grow with time. */
const NO_LISTING = listingIdFromNumber(0);

export type DraftHome = {
  subtype: Subtype;
  position: Position;
  sqft: number;
  bedrooms?: MaterialFacts['bedrooms'];
  lister: ListerType;
  price: Rupees;
};

@Injectable()
export class PriceDemandQuery {
  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(LiveSearches) private readonly searches: LiveSearches,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(Places) private readonly places: Places,
  ) {}

  async getDemand(id: string, price: Rupees, caller: Caller): Promise<DemandAtPrice> {
    const listing = isListingId(id) ? (await this.documents.get(listingKind, id))?.body : undefined;
    const row = listing?.seller === caller.account ? this.#toRow(listing, price) : undefined;
    if (!row) throw new Problem(404, 'no_such_listing', 'You have no public listing with this id.');
    // Exact prices for verified listings only, because anyone can post a home and ask as its owner.
    const { searches, ...rest } = this.#compare(row, caller, listing?.state === 'verified' ? price : roundPrice(price));
    return { searches: roundDown(searches), ...rest };
  }

  /** A draft has no title, so searches with words do not match. */
  getDraftDemand({ position, subtype, sqft, bedrooms, lister, price }: DraftHome, caller?: Caller): DemandAtPrice {
    const facts = {
      position,
      subtype,
      propertyType: findPropertyType(subtype),
      area: createArea(sqft, 'sqft'),
      bedrooms,
    };
    const draft = { facts, free: { title: '', amenities: [], rooms: [] }, price, lister, demo: false };
    const row = toMapRow({ id: NO_LISTING, state: 'verified', ...draft }, this.places.gazetteer);
    if (!row) throw new Error(`The draft at ${position.lat},${position.lng} cannot be shown on the map`);
    const { searches, neighbours, ...rest } = this.#compare(row, caller, roundPrice(price));
    return { searches: roundDown(searches), neighbours: roundDown(neighbours), ...rest };
  }

  #compare(row: MapRow, caller: Caller | undefined, searchedAt: Rupees): DemandAtPrice {
    const { price } = row;
    const { searches, people } = this.searches.countMatching({ ...row, price: searchedAt }, caller?.account);
    const { real, demo } = this.engine.comparableHomes({
      subtype: row.subtype,
      at: row.position,
      radiusM: NEAR_M,
      price: { min: price * (1 - ABOUT), max: price * (1 + ABOUT) },
      except: row.id,
      limit: 0,
    });
    const isDemo = real < MIN_COUNT && demo >= MIN_COUNT;
    return {
      // Counted by people, not searches.
      searches: people < MIN_COUNT ? null : searches,
      searched_at: searchedAt,
      neighbours: isDemo ? demo : atLeast(real),
      demo: isDemo,
    };
  }

  /** As buyers would find it when verified, with the owner's latest values. */
  #toRow(listing: ListingDocument, price: number) {
    if (listing.state.startsWith('sold')) return undefined;
    const facts = listing.pending ?? listing.facts;
    const { stale: _, cut: __, ...rest } = listing;
    return toMapRow({ ...rest, facts, price, state: 'verified' }, this.places.gazetteer);
  }
}

const findPropertyType = (subtype: Subtype): PropertyType =>
  PROPERTY_TYPES.find((type) => SUBTYPES_OF[type].includes(subtype)) ?? PROPERTY_TYPES[0];

/** Rounded, so that small price steps do not reveal single searches. */
const roundDown = (count: number | null): number | null => count && count - (count % MIN_COUNT);

/** Leading digits of prices allowed to others, about 10 % apart, so that steps cannot locate a search's limit. */
const ROUND = [10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 30, 33, 36, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100];

function roundPrice(price: Rupees): Rupees {
  const tens = 10 ** (Math.floor(Math.log10(price)) - 1);
  const apart = (round: number) => Math.abs(round * tens - price);
  return (ROUND.reduce((best, round) => (apart(round) < apart(best) ? round : best)) * tens) as Rupees;
}

const atLeast = (count: number): number | null => (count < MIN_COUNT ? null : count);
