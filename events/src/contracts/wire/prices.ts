import type { PlaceId } from '../../kernel/ids.ts';

/** What homes of one subtype cost, of a cell or of a place: real homes where there are at least five, else demo homes. */
export type AreaPrice = {
  /** That anybody may open. */
  homes: number;
  /** The figure is that of invented homes. */
  demo: boolean;
  /** The median of rupees per unit of area, whole rupees; null of fewer than five homes. */
  rate: number | null;
};

/** The unit that the subtype is compared in. */
type PerUnit = { unit: 'sqft' | 'sqyd' };

/** A cell is the square of a tile's address at the zoom of cells. */
export type PriceCell = AreaPrice & { x: number; y: number };

/** `GET /api/map/heat/{z}/{x}/{y}.json?property_subtype=&<filters>`: by tile, as the map's own. */
export type PriceCells = PerUnit & { cell_zoom: number; cells: PriceCell[] };

export type PlacePrice = AreaPrice & {
  id: PlaceId;
  /** How far it reaches from its position; it has no outline where `approximate`. */
  radius_m: number;
  approximate: boolean;
};

/** `GET /api/map/prices?property_subtype=&<filters>`: locality by locality. */
export type PlacePrices = PerUnit & {
  /** Rates at which the first four of five classes end, as many homes in each; none where there are too few homes. */
  levels: number[];
  places: PlacePrice[];
};
