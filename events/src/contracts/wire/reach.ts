import type { PlaceNames, PlaceRing, Position } from '../../kernel/index.ts';

/** A landmark or place, and the area that the filter `within` covers. */
export type ReachedArea = {
  id: string;
  name: string;
  names: PlaceNames;
  position: Position;
  /** The place whose position is used, if the landmark has none. */
  placed_by?: PlaceNames;
  /** Outlines of the area and of gaps in it, longitude first; empty where the streets are not known. */
  outline: PlaceRing[];
};

/** `about`: only main roads are known there. */
export type ReachTime = { km: number } | { minutes: number; about: boolean };
/** null where it takes more than an hour. */
export type ReachTimes = { times: (ReachTime | null)[] };
