import type { PlaceId } from '../../kernel/ids.ts';

/** Of real homes if there are at least five, else of demo homes. */
export type AreaPrice = {
  homes: number;
  demo: boolean;
  /** Whole rupees per unit of area; null for fewer than five homes. */
  rate: number | null;
};

type PerUnit = { unit: 'sqft' | 'sqyd' };

/** Tile at the cells' zoom. */
export type PriceCell = AreaPrice & { x: number; y: number };

export type PriceCells = PerUnit & { cell_zoom: number; cells: PriceCell[] };

export type PlacePrice = AreaPrice & {
  id: PlaceId;
  /** Radius around its position; it has no outline if `approximate`. */
  radius_m: number;
  approximate: boolean;
};

export type PlacePrices = PerUnit & {
  /** Upper limits of the first four of five classes with equal numbers of homes; empty for too few. */
  levels: number[];
  places: PlacePrice[];
};
