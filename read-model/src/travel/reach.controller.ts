import { Problem } from '@naksha/events/contracts';
import {
  distanceInMeters,
  type Landmark,
  type Place,
  type PlaceReach,
  type Position,
  parseReach,
  type QueryParameters,
} from '@naksha/events/kernel';
import type { ReachedArea, ReachTime, ReachTimes } from '@naksha/events/wire/reach';
import { Controller, Get, Header, Inject, Query as QueryOf } from '@nestjs/common';
import { PUBLIC_CACHING } from '../http/caching.ts';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';
import { REACHES, type Reaches } from './reaches.ts';

const MAX_POINTS = 60;

const amountOf = (time: ReachTime): number => ('km' in time ? time.km : time.minutes);

@Controller('api/reach')
export class ReachController {
  constructor(@Inject(REACHES) private readonly reaches: Reaches) {}

  @Get()
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  getArea(@QueryOf() query: QueryParameters): ReachedArea {
    const { within, origin } = this.#read(query);
    const placedBy = 'placedBy' in origin ? this.reaches.findOrigin(origin.placedBy!) : undefined;
    return {
      id: origin.id,
      name: origin.names.en,
      names: origin.names,
      position: origin.position,
      ...(placedBy && { placed_by: placedBy.names }),
      outline: [...this.reaches.outline(origin.position, within)],
      ...this.reaches.describe(origin.position, within),
      localities: this.#listLocalities(within, origin.position),
    };
  }

  @Get('times')
  @Header('cache-control', PUBLIC_CACHING['cache-control'])
  getTimes(@QueryOf() query: QueryParameters): ReachTimes {
    const { within, origin } = this.#read(query);
    const times = readPoints(query).map((point) => {
      const time = this.#measure(within, origin.position, point);
      return time ?? (this.reaches.hasStreets(within, point) ? null : { streets: 'none' as const });
    });
    return { times };
  }

  #measure(within: PlaceReach, origin: Position, point: Position): ReachTime | undefined {
    if ('km' in within) return { km: Math.round(distanceInMeters(origin, point) / 100) / 10 };
    const time = this.reaches.timeTo(origin, within, point);
    // A started minute counts: a home within 25 minutes never says 26.
    return time && { minutes: Math.max(1, Math.ceil(time.seconds / 60)), about: time.isAbout };
  }

  #listLocalities(within: PlaceReach, origin: Position): ReachedArea['localities'] {
    const isReached = this.reaches.find(within);
    return this.reaches
      .listLocalities()
      .filter(({ position }) => isReached(position))
      .flatMap(({ id, names, position }) => {
        const time = this.#measure(within, origin, position);
        return time ? [{ id, name: names.en, names, time }] : [];
      })
      .sort((a, b) => amountOf(a.time) - amountOf(b.time));
  }

  #read(query: QueryParameters): { within: PlaceReach; origin: Landmark | Place } {
    const parsed = parseReach(parseSingleParameter(query, 'within') ?? '');
    if ('reason' in parsed) throw invalidParameterProblem('within', parsed.reason);
    const origin = this.reaches.findOrigin(parsed.value.of);
    if (!origin) throw new Problem(404, 'not_found', 'Landmark not found.');
    return { within: parsed.value, origin };
  }
}

function readPoints(query: QueryParameters): Position[] {
  const points = (parseSingleParameter(query, 'at') ?? '').split(';');
  if (points.length > MAX_POINTS) throw invalidParameterProblem('at', `must be at most ${MAX_POINTS} points`);
  return points.map((text) => {
    const [lat, lng, ...more] = text.split(',').map(Number);
    const isPoint = more.length === 0 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
    if (!isPoint) throw invalidParameterProblem('at', 'must be lat,lng;lat,lng;… in degrees');
    return { lat, lng };
  });
}
