import type { Position } from '@naksha/events/kernel';
import { z } from 'zod';

/** Overpass omits points outside the requested box. */
const line = z.array(z.object({ lat: z.number(), lon: z.number() }).nullable());
const tags = z.record(z.string(), z.string()).default({});

export const overpassResponse = z.object({
  elements: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('node'), id: z.number(), lat: z.number(), lon: z.number(), tags }),
      z.object({ type: z.literal('way'), id: z.number(), geometry: line.default([]), tags }),
      z.object({
        type: z.literal('relation'),
        id: z.number(),
        members: z
          .array(z.object({ type: z.string(), role: z.string().default(''), geometry: line.default([]) }))
          .default([]),
        tags,
      }),
    ]),
  ),
});
export type OsmElement = z.output<typeof overpassResponse>['elements'][number];

export type Line = Position[];

export function getElementLines(element: OsmElement): Line[] {
  if (element.type === 'node') return [];
  const drawn =
    element.type === 'way'
      ? [element.geometry]
      : element.members.filter(({ role }) => role === 'outer' || role === '').map(({ geometry }) => geometry);
  return drawn
    .map((points) => points.flatMap((point) => (point ? { lat: point.lat, lng: point.lon } : [])))
    .filter(({ length }) => length > 1);
}
