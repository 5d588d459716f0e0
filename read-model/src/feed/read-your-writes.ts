import type { Query } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { afterOf } from '../http/parse-query.ts';
import { MapFollower } from '../map/map-follower.ts';

/** Longer than a projection takes, shorter than anyone's patience. */
const PATIENCE_MS = 2000;

/** Sets response headers; Fastify's reply is one. */
export type Headers = { header(name: string, value: string): unknown };

/**
 * `?after=` of a command's position: waits for this process's follower to pass it, so that documents, map and lists all
 * show the caller's own write; says `Naksha-Behind: true` when it gave up.
 */
@Injectable()
export class ReadYourWrites {
  constructor(@Inject(MapFollower) private readonly follower: MapFollower) {}

  /** @throws Problem 422 on what is no position */
  async wait(query: Query, reply: Headers, patienceMs = PATIENCE_MS): Promise<void> {
    const after = afterOf(query);
    if (after && !(await this.follower.reached(after, patienceMs))) reply.header('naksha-behind', 'true');
  }
}
