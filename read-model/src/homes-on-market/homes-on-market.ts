import {
  type Clock,
  type ListingId,
  listingIdFromNumber,
  type MapFilter,
  resolvePostedSince,
  toIndianIsoDay,
} from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import { METER, type Meter } from '../http/meter.ts';
import { toListingCard } from '../listing/listing-card.ts';
import { listingKind } from '../listing/listing-kind.ts';
import type { MapQueries } from '../map/engine/map-queries.ts';
import { MapFollower } from '../map/map-follower.ts';
import { CLOCK, MAP_ENGINE } from '../map/tokens.ts';
import { type HomeSitemapEntry, listSitemapPartStarts, loadHomeSitemapEntries } from './address-parts.ts';

const PART = 5_000;
const PLAN_MS = 10 * 60_000;

export type NewHome = { card: ListingCard; changedAt: string };

@Injectable()
export class HomesOnMarket {
  #plan: { parts: readonly ListingId[]; at: number } | undefined;
  #planning: Promise<readonly ListingId[]> | undefined;

  constructor(
    @Inject(DOCUMENTS) private readonly documents: Documents,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(MapFollower) private readonly map: MapFollower,
    @Inject(METER) private readonly meter: Meter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async countParts(): Promise<number> {
    return (await this.#listParts()).length;
  }

  async readPart(part: number): Promise<AsyncIterable<HomeSitemapEntry[]> | undefined> {
    const parts = await this.#listParts();
    const [from, before] = [parts[part - 1], parts[part]];
    return from && loadHomeSitemapEntries(this.documents, { from, before });
  }

  async listNewest(filter: MapFilter, limit: number): Promise<NewHome[]> {
    this.map.assertReady();
    const resolved = resolvePostedSince(filter, toIndianIsoDay(this.clock.now()));
    const { ids } = this.engine.list({ filter: resolved, sort: 'newest', limit, withoutDemo: true });
    const listingIds = ids.map(listingIdFromNumber);
    const documents = await this.documents.getMany(listingKind, listingIds);
    return this.meter(() =>
      listingIds.flatMap((id) => {
        const listing = documents.get(id)?.body;
        if (listing?.state !== 'verified' || listing.demo) return [];
        return { card: toListingCard(listing), changedAt: listing.changedAt ?? listing.postedAt };
      }),
    );
  }

  /** Replanned after ten minutes; a single part always, because that is cheap. */
  async #listParts(): Promise<readonly ListingId[]> {
    const now = this.clock.now().getTime();
    const plan = this.#plan;
    if (plan && plan.parts.length > 1 && now - plan.at < PLAN_MS) return plan.parts;
    this.#planning ??= listSitemapPartStarts(this.documents, PART).finally(() => {
      this.#planning = undefined;
    });
    const parts = await this.#planning;
    this.#plan = { parts, at: now };
    return parts;
  }
}
