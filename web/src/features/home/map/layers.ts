import { IconLayer, PathLayer, PolygonLayer, ScatterplotLayer } from '@deck.gl/layers';
import type { Position } from '@naksha/events/kernel';
import type { MapShape } from '../../../shared/map/shape.ts';
import { BELOW_NAMES } from '../../../shared/map/style-marks.ts';
import { measureSpriteBox, spriteKey } from '../markers/draw-sprite.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import type { Atlas } from '../markers/sprite-atlas.ts';
import type { MapAreas } from '../prices/map-areas.ts';

const INK: [number, number, number] = [22, 24, 29];
/** Insert below this layer of the base map. */
type Below = { beforeId: string };

const point = ({ lat, lng }: Position): [number, number] => [lng, lat];

/** No layers without one, because empty layers cost a pass per frame. */
export const drawnRingLayers = (ring: readonly Position[], corners: boolean) =>
  ring.length === 0
    ? []
    : [
        new PolygonLayer<readonly Position[]>({
          id: 'ring',
          data: ring.length > 1 ? [ring] : [],
          getPolygon: (ring) => ring.map(point),
          getFillColor: [...INK, 20],
          getLineColor: [...INK, 230],
          lineWidthUnits: 'pixels',
          getLineWidth: 2,
          pickable: false,
        }),
        new ScatterplotLayer<Position>({
          id: 'corners',
          data: corners ? (ring as Position[]) : [],
          getPosition: point,
          radiusUnits: 'pixels',
          getRadius: 6,
          getFillColor: [255, 255, 255],
          getLineColor: INK,
          stroked: true,
          lineWidthUnits: 'pixels',
          getLineWidth: 2,
          pickable: false,
        }),
      ];

/** Dashed if approximate. */
export const placeOutlineLayers = (shapes: readonly MapShape[]) =>
  shapes.length === 0
    ? []
    : [
        new PolygonLayer<MapShape, Below>({
          id: 'places',
          data: shapes as MapShape[],
          getPolygon: ({ ring, gaps = [] }) => [ring, ...gaps].map((one) => one.map(point)),
          getFillColor: [...INK, 10],
          getLineColor: ({ approximate }) => [...INK, approximate ? 0 : 160],
          lineWidthUnits: 'pixels',
          getLineWidth: 2,
          pickable: false,
          beforeId: BELOW_NAMES,
        }),
        dashLayer('place-dashes', shapes, 2),
      ];

export const priceAreaLayers = ({ shapes, colours }: MapAreas) =>
  shapes.length === 0
    ? []
    : [
        new PolygonLayer<MapShape, Below>({
          id: 'areas',
          data: shapes as MapShape[],
          getPolygon: ({ ring }) => ring.map(point),
          getFillColor: (_, { index }) => colours[index] as [number, number, number, number],
          getLineColor: [255, 255, 255, 200],
          lineWidthUnits: 'pixels',
          getLineWidth: 1,
          updateTriggers: { getFillColor: colours },
          pickable: false,
          beforeId: BELOW_NAMES,
        }),
        dashLayer('area-dashes', shapes, 1),
      ];

const dashLayer = (id: string, shapes: readonly MapShape[], width: number) =>
  new PathLayer<Dash, Below>({
    id,
    data: listDashes(shapes),
    getPath: (dash) => dash.map(point),
    getColor: [...INK, 120],
    widthUnits: 'pixels',
    getWidth: width,
    pickable: false,
    beforeId: BELOW_NAMES,
  });

type Dash = readonly [Position, Position];

export const splitRingIntoDashes = (ring: readonly Position[]): Dash[] =>
  ring.flatMap((corner, k) => (k % 2 ? [] : [[corner, ring[(k + 1) % ring.length]] as const]));

const dashes = new WeakMap<readonly MapShape[], Dash[]>();
function listDashes(shapes: readonly MapShape[]): Dash[] {
  const known =
    dashes.get(shapes) ?? shapes.flatMap(({ ring, approximate }) => (approximate ? splitRingIntoDashes(ring) : []));
  dashes.set(shapes, known);
  return known;
}

export const markerLayers = (placed: readonly PlacedMarker[], raised: readonly PlacedMarker[], atlas: Atlas) => [
  iconLayer('markers', placed, atlas),
  iconLayer('raised', raised, atlas),
];

/** Picking is our own (`findMarkerAtPixel`). */
const iconLayer = (id: string, placed: readonly PlacedMarker[], atlas: Atlas) =>
  new IconLayer<PlacedMarker>({
    id,
    data: placed as PlacedMarker[],
    iconAtlas: atlas.image as never,
    iconMapping: atlas.frames,
    getIcon: ({ sprite }) => spriteKey(sprite),
    getPosition: ({ position }) => [position.lng, position.lat],
    getSize: ({ sprite, scale }) => measureSpriteBox(sprite).height * scale,
    getPixelOffset: id === 'raised' ? ({ lift = 0 }) => [0, -lift] : [0, 0],
    sizeUnits: 'pixels',
    sizeBasis: 'height',
    alphaCutoff: 0.01,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
