import type { PlaceId } from '../../kernel/ids.ts';

/** Prices of one kind in a cell or place: of real homes if there are at least five, else of demo homes. */
export type AreaPrice = {
  /** Public homes. */
  homes: number;
  /** Of demo homes. */
  demo: boolean;
  /** Median in whole rupees per unit of area; null for fewer than five homes. */
  rate: number | null;
};

/** The kind's unit for comparisons. */
type PerUnit = { unit: 'sqft' | 'sqyd' };

/** x and y of a tile at the cells' zoom. */
export type PriceCell = AreaPrice & { x: number; y: number };

/** `GET /api/map/heat/{z}/{x}/{y}.json?property_subtype=&<filters>`: by tile. */
export type PriceCells = PerUnit & { cell_zoom: number; cells: PriceCell[] };

export type PlacePrice = AreaPrice & {
  id: PlaceId;
  /** Radius around its position; it has no outline if `approximate`. */
  radius_m: number;
  approximate: boolean;
};

/** `GET /api/map/prices?property_subtype=&<filters>`: by locality. */
export type PlacePrices = PerUnit & {
  /** Upper limits of the first four of five classes with equal numbers of homes; empty for too few homes. */
  levels: number[];
  places: PlacePrice[];
};
