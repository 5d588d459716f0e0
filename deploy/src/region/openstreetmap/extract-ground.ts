import type { GroundLayer } from '@naksha/events/wire/ground';
import { joinLinesIntoRings } from './join-rings.ts';
import { getElementLines, type Line, type OsmElement } from './overpass-answer.ts';
import { simplifyLine } from './simplify-line.ts';

/** Metres: finer than the base map's lines at street zoom. */
const TOLERANCE_M = 12;

type Feature = {
  type: 'Feature';
  properties: Record<string, string>;
  geometry: { type: string; coordinates: unknown };
};
type Drawn = { layer: GroundLayer; properties: Record<string, string>; as: 'area' | 'line' };

const ROADS: Readonly<Record<string, string>> = {
  motorway: 'trunk',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  motorway_link: 'link',
  trunk_link: 'link',
  primary_link: 'link',
};

/** Lines of one class are merged into one feature to save space. */
export function extractBaseMapFeatures(elements: readonly OsmElement[]): Map<GroundLayer, Feature[]> {
  const found = elements.flatMap((element) => {
    const drawn = toDrawn(element.tags);
    if (!drawn) return [];
    const lines = drawn.as === 'area' ? joinLinesIntoRings(getElementLines(element)) : getElementLines(element);
    const simple = lines
      .map((line) => simplifyLine(line, TOLERANCE_M))
      .filter(({ length }) => drawn.as === 'line' || length > 3);
    return simple.length > 0 ? [{ ...drawn, lines: simple }] : [];
  });
  const layers = new Map<GroundLayer, Feature[]>();
  for (const alike of Map.groupBy(found, ({ layer, as, properties }) =>
    JSON.stringify([layer, as, properties]),
  ).values()) {
    const [{ layer, as, properties }] = alike;
    const lines = alike.flatMap((one) => one.lines.map(toRoundedGeoJsonLine));
    const geometry =
      as === 'area'
        ? { type: 'MultiPolygon', coordinates: lines.map((ring) => [ring]) }
        : { type: 'MultiLineString', coordinates: lines };
    layers.set(layer, [...(layers.get(layer) ?? []), { type: 'Feature', properties, geometry }]);
  }
  return layers;
}

function toDrawn(tags: Readonly<Record<string, string>>): Drawn | undefined {
  const { highway = '', railway, aeroway, natural, waterway, leisure, landuse } = tags;
  if (Object.hasOwn(ROADS, highway)) return { layer: 'roads', properties: { class: ROADS[highway] }, as: 'line' };
  if (railway === 'rail') return { layer: 'transport', properties: { kind: 'rail' }, as: 'line' };
  if (aeroway === 'runway') return { layer: 'transport', properties: { kind: 'runway' }, as: 'line' };
  if (natural === 'water') return { layer: 'water', properties: { kind: 'lake' }, as: 'area' };
  if (waterway === 'river') return { layer: 'water', properties: { kind: 'river' }, as: 'line' };
  if (natural === 'wood' || landuse === 'forest') return { layer: 'green', properties: { kind: 'wood' }, as: 'area' };
  if (leisure || landuse === 'recreation_ground') return { layer: 'green', properties: { kind: 'park' }, as: 'area' };
  return undefined;
}

/** Five decimals are a metre. */
export const toRoundedGeoJsonLine = (line: Line): [number, number][] =>
  line.map(({ lat, lng }) => [Number(lng.toFixed(5)), Number(lat.toFixed(5))]);
