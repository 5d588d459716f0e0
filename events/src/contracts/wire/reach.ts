import type { PlaceNames, PlaceRing, Position } from '../../kernel/index.ts';

/** A landmark or place, and what is as close to it as the filter `within` asks. */
export type ReachedArea = {
  id: string;
  name: string;
  names: PlaceNames;
  position: Position;
  /** The place whose position a landmark without one of its own has. */
  placed_by?: PlaceNames;
  /** Outlines of the area and of gaps in it, longitude first; empty where the streets are not known. */
  outline: PlaceRing[];
};

/** `about`: only main roads are known there. */
export type ReachTime = { km: number } | { minutes: number; about: boolean };
/** null where it takes more than an hour. */
export type ReachTimes = { times: (ReachTime | null)[] };
