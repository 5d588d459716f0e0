import type { Caller, Problem } from '@naksha/events/contracts';
import type { QueryParameters } from '@naksha/events/kernel';
import { Body, Controller, Header, Inject, Post, Query as QueryOf, Req, Res } from '@nestjs/common';
import type { FormattedExecutionResult } from 'graphql';
import { waitForOwnWrite } from '../feed/read-your-writes.ts';
import { PRIVATE_CACHING } from '../http/caching.ts';
import { MapFollower } from '../map/map-follower.ts';
import { parseRequest } from './parse-request.ts';
import { GraphqlQuery } from './run-query.ts';

/** Set by the HTTP server for rejected requests. */
type Asked = { caller?: Caller; problem?: Problem };
type Reply = { code(status: number): Reply; header(name: string, value: string): Reply };

/** Malformed requests get problem details; GraphQL errors have a problem's code in `extensions.code`. */
@Controller('graphql')
export class GraphqlController {
  constructor(
    @Inject(GraphqlQuery) private readonly graphql: GraphqlQuery,
    @Inject(MapFollower) private readonly map: MapFollower,
  ) {}

  @Post()
  @Header('cache-control', PRIVATE_CACHING)
  async answer(
    @Req() request: Asked,
    @Body() body: unknown,
    @QueryOf() query: QueryParameters,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<FormattedExecutionResult> {
    const asked = parseRequest(body);
    await waitForOwnWrite(this.map, query, reply);
    const { status, body: answer, problem } = await this.graphql.run(asked, { caller: request.caller });
    request.problem = problem;
    reply.code(status);
    if (problem?.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfter)));
    return answer;
  }
}
