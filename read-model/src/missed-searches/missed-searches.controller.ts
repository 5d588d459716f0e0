import type { Caller } from '@naksha/events/contracts';
import { RequireStaffRole, SignedIn } from '@naksha/events/http';
import type { MissedSearches } from '@naksha/events/wire/missed-searches';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { MapFollower } from '../map/map-follower.ts';
import { MissedSearchesQuery } from './missed-searches-query.ts';

@Controller('api')
export class MissedSearchesController {
  constructor(
    @Inject(MissedSearchesQuery) private readonly missed: MissedSearchesQuery,
    @Inject(MapFollower) private readonly map: MapFollower,
  ) {}

  @Get('staff/missed-searches')
  @RequireStaffRole('assistant', 'editor', 'reviewer')
  @Header('cache-control', PRIVATE_CACHING)
  async list(): Promise<MissedSearches> {
    this.map.assertReady();
    return { searches: await this.missed.list() };
  }

  @Get('me/missed-searches')
  @Header('cache-control', PRIVATE_CACHING)
  async listForSeller(@SignedIn() { account }: Caller): Promise<MissedSearches> {
    this.map.assertReady();
    return { searches: await this.missed.listForSeller(account) };
  }
}
