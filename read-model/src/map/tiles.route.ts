import { Problem } from '@naksha/events/contracts';
import type { Clock, QueryParameters } from '@naksha/events/kernel';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { POSITION_TIMEOUT_MS, waitForOwnWrite } from '../feed/read-your-writes.ts';
import type { MapQueries } from './engine/map-queries.ts';
import { MapFollower } from './map-follower.ts';
import { parsePastDay, pastDayCacheHeaders } from './past-day.ts';
import { PastDays } from './past-days.ts';
import { clientHasCurrentResponse, type StoredReply, sendNotModified, sendStoredResponse } from './send-stored.ts';
import { TilePreparation } from './tile-preparation.ts';
import { type TileRequest, TileRequests } from './tile-requests.ts';
import { Tiles } from './tiles.ts';
import { CLOCK, MAP_ENGINE } from './tokens.ts';

type Request = {
  url: string;
  params: Record<'z' | 'x' | 'y', string>;
  query: QueryParameters;
  headers: Record<string, string | undefined>;
};
type Routes = { get(path: string, answer: (request: Request, reply: StoredReply) => unknown): unknown };

const TILE = 'application/vnd.mapbox-vector-tile';

/** A route of the server, not of Nest: pipes and decorators would take longer than serving a cached tile. */
@Injectable()
export class TilesRoute implements OnModuleInit {
  readonly #questions = new TileRequests();

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(MapFollower) private readonly follower: MapFollower,
    @Inject(Tiles) private readonly tiles: Tiles,
    @Inject(MAP_ENGINE) private readonly engine: MapQueries,
    @Inject(TilePreparation) private readonly preparation: TilePreparation,
    @Inject(PastDays) private readonly past: PastDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const server: Routes = this.host.httpAdapter.getInstance();
    server.get('/api/map/:z/:x/:y', (request, reply) => this.#answer(request, reply));
  }

  #answer(request: Request, reply: StoredReply): unknown {
    const now = this.clock.now();
    const question = this.#questions.parse(request.url, request.params, request.query, now);
    this.follower.assertReady();
    const day = parsePastDay(request.query, now);
    if (day !== undefined) return this.#fetchPast(day, question, request, reply);
    const { min, answer } = question;
    if (min || request.query.after !== undefined) return this.#wait(question, request, reply);
    this.#countRequest(question);
    // Cached: most requests need no promise.
    if (answer?.contents === this.engine.revision()) return sendStoredResponse(answer, TILE, request.headers, reply);
    return this.#fetch(question, request, reply);
  }

  async #wait(question: TileRequest, request: Request, reply: StoredReply): Promise<unknown> {
    await waitForOwnWrite(this.follower, request.query, reply);
    if (question.min && !(await this.follower.reached(question.min, POSITION_TIMEOUT_MS)))
      throw new Problem(
        503,
        'behind',
        'This server has not reached the requested position yet. Try again.',
        undefined,
        1,
      );
    this.#countRequest(question);
    return this.#fetch(question, request, reply);
  }

  async #fetchPast(day: string, { address, filter }: TileRequest, request: Request, reply: StoredReply) {
    const past = await this.past.open(day, filter.within);
    const answer = await past.tiles.getTile(address, filter);
    return sendStoredResponse(answer, TILE, request.headers, reply, pastDayCacheHeaders(past));
  }

  #countRequest({ address, filter, name }: TileRequest): void {
    this.preparation.asked.countRequest(address, filter, name);
  }

  async #fetch(question: TileRequest, request: Request, reply: StoredReply): Promise<unknown> {
    const { address, filter } = question;
    const contents = this.engine.revision();
    const known = this.tiles.nameKey(address, filter);
    if (clientHasCurrentResponse(request.headers, known)) return sendNotModified(known, reply);
    const answer = { contents, ...(await this.tiles.getTile(address, filter)) };
    // A router's travel times arrive without a change of contents.
    if (!filter.within) question.answer = answer;
    return sendStoredResponse(answer, TILE, request.headers, reply);
  }
}
