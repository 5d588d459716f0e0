import { IconLayer, PolygonLayer, ScatterplotLayer } from '@deck.gl/layers';
import type { Position } from '@naksha/events/kernel';
import { measureBox, spriteKey } from '../markers/draw-sprite.ts';
import type { PlacedMarker } from '../markers/placed-marker.ts';
import type { Atlas } from '../markers/sprite-atlas.ts';

/** How visible the old filter's markers are while the new ones are awaited. */
const DIMMED = 0.35;

const INK: [number, number, number] = [22, 24, 29];
const point = ({ lat, lng }: Position): [number, number] => [lng, lat];

/** The area that is searched or being drawn, with its corners while it is drawn. */
export const ringLayers = (ring: readonly Position[], corners: boolean) => [
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

/** The chosen places' outlines: below all else, so that homes stay what is looked at. */
export const placeLayers = (rings: readonly (readonly Position[])[]) => [
  new PolygonLayer<readonly Position[]>({
    id: 'places',
    data: rings as (readonly Position[])[],
    getPolygon: (ring) => ring.map(point),
    getFillColor: [...INK, 10],
    getLineColor: [...INK, 160],
    lineWidthUnits: 'pixels',
    getLineWidth: 2,
    pickable: false,
  }),
];

/** Data that are the same object are not uploaded again, so no marker is one of no data. */
const NONE: PlacedMarker[] = [];

/** All markers in one layer, in the order they lie on each other, and the one that is pointed at above them in its own. */
export const markerLayers = (
  placed: readonly PlacedMarker[],
  raised: PlacedMarker | undefined,
  atlas: Atlas,
  dim: boolean,
) => [iconLayer('markers', placed, atlas, dim), iconLayer('raised', raised ? [raised] : NONE, atlas, dim)];

/** No transition: a marker whose id is unchanged stays put. Picking is ours (`markerAt`), so nothing here is pickable. */
const iconLayer = (id: string, placed: readonly PlacedMarker[], atlas: Atlas, dim: boolean) =>
  new IconLayer<PlacedMarker>({
    id,
    data: placed as PlacedMarker[],
    iconAtlas: atlas.image as never,
    iconMapping: atlas.frames,
    getIcon: ({ sprite }) => spriteKey(sprite),
    getPosition: ({ position }) => [position.lng, position.lat],
    getSize: ({ sprite, scale }) => measureBox(sprite).height * scale,
    sizeUnits: 'pixels',
    sizeBasis: 'height',
    opacity: dim ? DIMMED : 1,
    alphaCutoff: 0.01,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
