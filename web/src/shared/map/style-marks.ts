import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** Empty layers in every style. */
export const BELOW_NAMES = 'below-names';
export const MARKER_ROOM = 'marker-room';

const belowNames: LayerSpecification = { id: BELOW_NAMES, type: 'background', layout: { visibility: 'none' } };

/** Invisible symbols as large as the markers, so that names avoid them. Topmost first. */
const markerRoom: LayerSpecification = {
  id: MARKER_ROOM,
  type: 'symbol',
  source: MARKER_ROOM,
  layout: { 'icon-image': ['get', 'room'], 'icon-allow-overlap': true },
  paint: { 'icon-opacity': 0 },
};

export function addMarkerLayers(style: StyleSpecification): StyleSpecification {
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
