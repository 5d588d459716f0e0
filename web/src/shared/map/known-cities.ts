import type { Position } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';

/** What Naksha itself knows of a city. The outline is a hull of its localities: approximate, and drawn as such. */
export type KnownCity = {
  name: string;
  position: Position;
  outline: readonly Position[];
  localities: readonly { name: string; position: Position }[];
  /** Whom to name. */
  credits: readonly string[];
};

export const toKnownCities = (cities: readonly City[]): KnownCity[] =>
  cities.map(({ name, position, map_ploygon: outline, localities, credits }) => ({
    name,
    position,
    outline,
    localities,
    credits,
  }));
