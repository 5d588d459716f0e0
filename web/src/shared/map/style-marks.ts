import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Layers of every style here that draw nothing: coloured ground is put below the first, and the last keeps names off markers. */
export const BELOW_NAMES = 'below-names';
export const MARKER_ROOM = 'marker-room';

const belowNames: LayerSpecification = { id: BELOW_NAMES, type: 'background', layout: { visibility: 'none' } };

/** Its points have pictures as large as the markers that stand there, placed and never drawn. What is on top is placed first. */
const markerRoom: LayerSpecification = {
  id: MARKER_ROOM,
  type: 'symbol',
  source: MARKER_ROOM,
  layout: { 'icon-image': ['get', 'room'], 'icon-allow-overlap': true },
  paint: { 'icon-opacity': 0 },
};

/** The style, with places in it for what this site draws over it. */
export function withMarks(style: StyleSpecification): StyleSpecification {
  const first = style.layers.findIndex(({ type }) => type === 'symbol');
  const names = first < 0 ? style.layers.length : first;
  return {
    ...style,
    sources: {
      ...style.sources,
      [MARKER_ROOM]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [...style.layers.slice(0, names), belowNames, ...style.layers.slice(names), markerRoom],
  };
}
