import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { loadWithRetries } from './load-with-retries.ts';
import { addMarkerLayers } from './style-marks.ts';

const GROUND = '#EEF2EA';
const ROAD = '#FFFFFF';
const LABEL = '#565C66';

/** Disputed borders and points of interest. */
const isHidden = (layer: LayerSpecification): boolean => {
  const source = 'source-layer' in layer ? String(layer['source-layer'] ?? '') : '';
  return /poi|boundary|admin/i.test(`${layer.id} ${source}`) || /housenumber/i.test(source);
};

const isRoad = (layer: LayerSpecification): boolean =>
  'source-layer' in layer && /transportation$|^road|^street/i.test(String(layer['source-layer']));

export function applyQuietMapStyle(style: StyleSpecification): StyleSpecification {
  return addMarkerLayers({ ...style, layers: style.layers.filter((layer) => !isHidden(layer)).map(recolourLayer) });
}

function recolourLayer(layer: LayerSpecification): LayerSpecification {
  if (layer.type === 'background') return { ...layer, paint: { ...layer.paint, 'background-color': GROUND } };
  if (layer.type === 'line' && isRoad(layer)) return { ...layer, paint: { ...layer.paint, 'line-color': ROAD } };
  if (layer.type === 'symbol') return { ...layer, paint: { ...layer.paint, 'text-color': LABEL } };
  return layer;
}

/** Milliseconds. */
const TIMEOUT_MS = 8000;

/** Undefined if it cannot be loaded. */
export async function loadQuietMapStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | undefined> {
  const load = async () => {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`GET ${url}: status ${answer.status}`);
    return applyQuietMapStyle((await answer.json()) as StyleSpecification);
  };
  try {
    return await loadWithRetries(load, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('map style failed to load:', error);
    return undefined;
  }
}
