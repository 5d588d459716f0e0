import { type PlaceId, type PriceLayer, SUBTYPES } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlacePrice, PriceCells } from '@naksha/events/wire/prices';
import { describe, expect, it } from 'vitest';
import { cameraToBBox } from '../../../shared/map/camera.ts';
import { AREA_BOUNDS, findRateClass, roundRateClassLimits } from './classes.ts';
import { buildPriceHeatAreas, listPriceHeatTiles } from './heat-areas.ts';
import { buildBudgetAreas, buildPlaceShapes, findBudgetAreaClass } from './lens-areas.ts';
import { buildPriceLayerFilter } from './priced-filter.ts';
import { addNamesToPlacePrices, sortPlacesWithHomesByRate } from './priced-places.ts';
import { RAMP, rateClassColor } from './ramp.ts';

const MOHALI = { lat: 30.7, lng: 76.72 };
const SIZE = { width: 1000, height: 800 };
const place = (id: string, rate: number | null, more: Partial<PlacePrice> = {}): PlacePrice => ({
  id: id as PlaceId,
  homes: rate === null ? 3 : 9,
  demo: false,
  rate,
  radius_m: 600,
  approximate: false,
  ...more,
});
const cities = [
  {
    name: 'Mohali',
    localities: ['Phase 10', 'Phase 7', 'Sector 70', 'Aerocity'].map((name) => ({
      id: name,
      name,
      city: 'Mohali',
      position: MOHALI,
    })),
  },
] as unknown as City[];
const prices = {
  unit: 'sqft' as const,
  levels: [],
  places: [
    place('Phase 10', 5000),
    place('Phase 7', 8000),
    place('Sector 70', null),
    place('Aerocity', null, { homes: 0 }),
    place('unknown here', 9000),
  ],
};
const ids = (places: readonly PlacePrice[]) => places.map(({ id }) => id);

describe('asking prices by place', () => {
  it('are listed only for named places, highest or lowest first, with too few homes last', () => {
    const places = addNamesToPlacePrices(prices, cities);
    expect(ids(sortPlacesWithHomesByRate(places, 'dearest'))).toEqual(['Phase 7', 'Phase 10', 'Sector 70']);
    expect(ids(sortPlacesWithHomesByRate(places, 'cheapest'))).toEqual(['Phase 10', 'Phase 7', 'Sector 70']);
  });

  it('Y-15 are colored by what an amount buys: same areas, other colors', () => {
    const places = addNamesToPlacePrices(prices, cities);
    const square = [
      [76.7, 30.7],
      [76.71, 30.7],
      [76.71, 30.71],
    ] as const;
    const ground = buildPlaceShapes(places, new Map([['Phase 7', [square, square]]]));
    expect(ground.owners.map(({ id }) => id)).toEqual(['Phase 10', 'Phase 7', 'Phase 7', 'Sector 70']);
    expect(ground.shapes.map(({ approximate }) => approximate)).toEqual([true, false, false, true]);
    const bounds = [500, 750, 1000, 1500];
    const [few, many] = [50, 80].map((lakhs) => buildBudgetAreas(ground, lakhs, bounds));
    expect(many.shapes).toBe(few.shapes);
    expect(few.colours).toEqual([3, 1, 1, undefined].map(rateClassColor));
    expect(many.colours).toEqual([4, 3, 3, undefined].map(rateClassColor));
    expect(findBudgetAreaClass(null, 80, bounds)).toBeUndefined();
    expect(buildPlaceShapes(places, undefined).shapes).toEqual([]);
  });
});

describe('asking prices by cell', () => {
  it('are requested with the tiles of the view, at close zooms with those whose cells still contain homes', () => {
    for (const zoom of [9, 13.5, 15, 17.3, 21]) {
      const camera = { ...MOHALI, zoom };
      const tiles = listPriceHeatTiles(camera, SIZE);
      expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([Math.min(14, Math.floor(zoom) - 1)]));
      const [west, , east] = cameraToBBox(camera, SIZE);
      const side = 2 ** tiles[0].z;
      const columns = [west, east].map((lng) => Math.floor((lng / 360 + 0.5) * side));
      expect([Math.min(...tiles.map(({ x }) => x)), Math.max(...tiles.map(({ x }) => x))]).toEqual(columns);
    }
  });

  it('Y-08 color each cell by the class of its price, and none with too few homes', () => {
    const tile: PriceCells = {
      unit: 'sqft',
      cell_zoom: 1,
      cells: [
        { x: 1, y: 0, homes: 7, demo: false, rate: 5000 },
        { x: 0, y: 0, homes: 3, demo: false, rate: null },
      ],
    };
    const { shapes, colours } = buildPriceHeatAreas([tile], [4000, 5000, 6000]);
    expect(colours).toEqual([rateClassColor(2)]);
    expect(shapes[0].approximate).toBe(false);
    expect(shapes[0].ring.map(({ lat, lng }) => [Math.round(lat), lng])).toEqual([
      [85, 0],
      [85, 180],
      [0, 180],
      [0, 0],
    ]);
  });
});

describe('price classes', () => {
  it('end at distinct round bounds, and a value on a bound belongs to the class above', () => {
    expect(roundRateClassLimits([4213, 4190, 5555.5, 12_345])).toEqual([4200, 5600, 12_000]);
    expect([3999, 4000, 5000, 9999].map((value) => findRateClass(value, [4000, 5000]))).toEqual([0, 1, 2, 2]);
  });

  it('have a color each, also for areas of every subtype', () => {
    for (const subtype of SUBTYPES) {
      expect(AREA_BOUNDS[subtype]).toHaveLength(RAMP.length - 1);
      expect(AREA_BOUNDS[subtype].toSorted((a, b) => a - b)).toEqual(AREA_BOUNDS[subtype]);
    }
  });
});

describe('the filter of a layer', () => {
  const heat = (subtype: PriceLayer['subtype']): PriceLayer => ({ subtype });

  it('is one subtype: that of the filter, or else the selected one, within the selected type', () => {
    expect(buildPriceLayerFilter({}, heat('kothi')).subtype).toBe('kothi');
    expect(buildPriceLayerFilter({ subtype: 'office' }, heat('kothi')).subtype).toBe('office');
    expect(buildPriceLayerFilter({ propertyType: 'commercial' }, heat('flat')).subtype).toBe('commercial-plot');
  });

  it('keeps the other filters, except an area in another unit, and the price if an amount replaces it', () => {
    const filter = { price: { min: 40, max: 90 }, area: { min: 0, max: 1500 }, bedroom: 3 };
    expect(buildPriceLayerFilter(filter, heat('flat'))).toEqual({ ...filter, subtype: 'flat' });
    expect(buildPriceLayerFilter(filter, heat('kothi')).area).toBeUndefined();
    expect(buildPriceLayerFilter(filter, { subtype: 'flat', lakhs: 80 }).price).toBeUndefined();
  });
});
