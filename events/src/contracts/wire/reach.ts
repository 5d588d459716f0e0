import type { PlaceNames, PlaceRing, Position } from '../../kernel/index.ts';

/** Near a place: none within 3 km, or only main roads. */
export const KNOWN_STREETS = ['all', 'main', 'none'] as const;
export type KnownStreets = (typeof KNOWN_STREETS)[number];

export const ROUTER_STATES = ['off', 'asked', 'away'] as const;
export type RouterState = (typeof ROUTER_STATES)[number];

/** The area that the filter `within` covers. */
export type ReachedArea = {
  id: string;
  name: string;
  names: PlaceNames;
  position: Position;
  /** Whose position is used, if the landmark has none. */
  placed_by?: PlaceNames;
  /** Of the area, counterclockwise, and of gaps in it, clockwise; empty where the streets are not known. */
  outline: PlaceRing[];
  /** Without them, or beyond them, a travel time is not known; a distance needs none. */
  streets: KnownStreets;
  /** While it is away, times are those of the region pack's streets. */
  router: RouterState;
  /** The outline as text, nearest first. */
  localities: { id: string; name: string; names: PlaceNames; time: ReachTime }[];
};

/** `about`: only main roads are known there. */
export type ReachTime = { km: number } | { minutes: number; about: boolean };
/** null: more than an hour. */
export type ReachTimes = { times: (ReachTime | { streets: 'none' } | null)[] };
