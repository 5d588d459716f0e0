import { IconLayer } from '@deck.gl/layers';
import { boxOf, spriteKey } from './markers/draw-sprite.ts';
import type { PlacedMarker } from './markers/placed-marker.ts';
import type { Atlas } from './markers/sprite-atlas.ts';

/** How visible the old filter's markers are while the new ones are awaited. */
const DIMMED = 0.35;

/**
 * All markers in one layer, in the order they lie on each other. No transition: a marker whose id is unchanged stays put.
 * Picking is ours (`markerAt`), so nothing here is pickable.
 */
export const markerLayers = (placed: readonly PlacedMarker[], atlas: Atlas, dim: boolean) => [
  new IconLayer<PlacedMarker>({
    id: 'markers',
    data: placed as PlacedMarker[],
    iconAtlas: atlas.image as never,
    iconMapping: atlas.frames,
    getIcon: ({ sprite }) => spriteKey(sprite),
    getPosition: ({ position }) => [position.lng, position.lat],
    getSize: ({ sprite, scale }) => boxOf(sprite).height * scale,
    sizeUnits: 'pixels',
    sizeBasis: 'height',
    opacity: dim ? DIMMED : 1,
    alphaCutoff: 0.01,
    pickable: false,
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  }),
];
