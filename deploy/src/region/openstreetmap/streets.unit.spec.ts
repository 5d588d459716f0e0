import { StreetGraph } from '@naksha/read-model';
import { describe, expect, it } from 'vitest';
import { extractStreetSegments } from './extract-street-segments.ts';
import { buildMainRoadsOutsideExtract, parseMainRoads } from './join-main-roads.ts';
import { overpassResponse } from './overpass-answer.ts';

type Points = readonly (readonly [number, number])[];
const way = (id: number, tags: object, points: Points) => ({
  ...{ type: 'way', id, tags },
  geometry: points.map(([lat, lon]) => ({ lat, lon })),
});
const streetsOf = (...ways: object[]) => extractStreetSegments(overpassResponse.parse({ elements: ways }).elements);
const line = (points: Points) => points.map(([lat, lng]) => ({ lat, lng }));

describe('the streets of an extract', () => {
  it('are split at junctions, and keep class and direction', () => {
    const streets = streetsOf(
      way(1, { highway: 'trunk_link', oneway: '-1' }, [
        [30.7, 76.7],
        [30.7, 76.71],
        [30.7, 76.72],
      ]),
      way(2, { highway: 'living_street' }, [
        [30.7, 76.71],
        [30.71, 76.71],
      ]),
    );
    expect(streets).toEqual([
      {
        class: 'trunk',
        isOneWay: true,
        points: line([
          [30.7, 76.72],
          [30.7, 76.71],
        ]),
      },
      {
        class: 'trunk',
        isOneWay: true,
        points: line([
          [30.7, 76.71],
          [30.7, 76.7],
        ]),
      },
      {
        class: 'living_street',
        isOneWay: false,
        points: line([
          [30.7, 76.71],
          [30.71, 76.71],
        ]),
      },
    ]);
  });

  it('are those that may be used', () => {
    const points: Points = [
      [30.7, 76.7],
      [30.7, 76.71],
    ];
    const closed = [
      { highway: 'residential', access: 'private' },
      { highway: 'service', service: 'parking_aisle' },
      { highway: 'construction' },
      { waterway: 'river' },
    ];
    expect(streetsOf(...closed.map((tags, id) => way(id, tags, points)))).toEqual([]);
    const [roundabout] = streetsOf(way(1, { highway: 'primary', junction: 'roundabout' }, points));
    expect(roundabout.isOneWay).toBe(true);
  });
});

describe('main roads outside the extract', () => {
  const extract = streetsOf(
    way(1, { highway: 'residential' }, [
      [30.7, 76.7],
      [30.7, 76.71],
    ]),
  );
  const joined = (...lines: Points[]) => {
    const streets = [...extract, ...buildMainRoadsOutsideExtract(lines.map(line), extract)];
    const graph = new StreetGraph(streets);
    return { graph, roads: streets.slice(extract.length) };
  };
  const countParts = ({ from, to, nodes }: StreetGraph): number => {
    const part = Array.from({ length: nodes }, (_, node) => node);
    for (let again = true; again; ) {
      again = false;
      from.forEach((a, edge) => {
        const least = Math.min(part[a], part[to[edge]]);
        again ||= part[a] !== part[to[edge]];
        part[a] = least;
        part[to[edge]] = least;
      });
    }
    return new Set(part).size;
  };

  it('continue its streets, cross each other, and form one network', () => {
    const east: Points = [
      [30.7003, 76.711],
      [30.7003, 76.76],
    ];
    const across: Points = [
      [30.68, 76.74],
      [30.72, 76.74],
    ];
    const meeting: Points = [
      [30.7201, 76.7401],
      [30.75, 76.7401],
    ];
    expect(countParts(joined(east, across, meeting).graph)).toBe(1);
    expect(joined(east).roads.every((road) => road.class === 'main' && !road.isOneWay)).toBe(true);
  });

  it('do not repeat those of the extract', () => {
    const same: Points = [
      [30.70001, 76.7],
      [30.70001, 76.71],
    ];
    expect(joined(same).roads).toEqual([]);
  });

  it('are the roads of the base map without a known class', () => {
    const feature = (name: string, type: string, coordinates: unknown) => ({
      ...{ type: 'Feature', properties: { class: name } },
      geometry: { type, coordinates },
    });
    const points = [
      [76.7, 30.7],
      [76.71, 30.7],
    ];
    const features = [
      feature('main', 'LineString', points),
      feature('main', 'MultiLineString', [points]),
      feature('trunk', 'LineString', points),
    ];
    const expected = line([
      [30.7, 76.7],
      [30.7, 76.71],
    ]);
    expect(parseMainRoads(JSON.stringify({ features }))).toEqual([expected, expected]);
    expect(parseMainRoads()).toEqual([]);
  });
});
