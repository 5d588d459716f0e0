import type { PlaceNames, PlaceRing, Position } from '../../kernel/index.ts';

/** The area that the filter `within` covers. */
export type ReachedArea = {
  id: string;
  name: string;
  names: PlaceNames;
  position: Position;
  /** Whose position is used, if the landmark has none. */
  placed_by?: PlaceNames;
  /** Of the area and of gaps in it; empty where the streets are not known. */
  outline: PlaceRing[];
};

/** `about`: only main roads are known there. */
export type ReachTime = { km: number } | { minutes: number; about: boolean };
/** null: more than an hour. */
export type ReachTimes = { times: (ReachTime | null)[] };
