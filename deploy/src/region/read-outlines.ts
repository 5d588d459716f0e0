import { basename } from 'node:path';
import { placeId } from '@naksha/events/contracts';
import type { PlaceId, PlaceRing } from '@naksha/events/kernel';
import { z } from 'zod';
import { findDataSourceOrReport } from './find-source.ts';
import type { PackFolder } from './pack-folder.ts';
import type { RegionFile } from './region-file.ts';

export type Outline = { file: string; rings: PlaceRing[]; credit?: string };

const ring = z.array(z.tuple([z.number(), z.number()])).min(4);
const polygons = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const outlinesFile = z.object({
  features: z.array(z.object({ properties: z.object({ id: placeId }), geometry: polygons })),
});

export function loadOutlines(pack: PackFolder, region: RegionFile): Map<PlaceId, Outline> {
  const outlines = new Map<PlaceId, Outline>();
  for (const file of pack.list('outlines', '.geojson')) {
    const source = findDataSourceOrReport(pack, region, file, basename(file, '.geojson'));
    for (const { properties, geometry } of pack.json(file, outlinesFile)?.features ?? []) {
      const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      if (outlines.has(properties.id))
        pack.problems.push({ file, field: properties.id, reason: 'already has an outline in another file' });
      // GeoJSON repeats the first point at the end.
      const rings = parts.map(([outer]) => outer.slice(0, -1));
      outlines.set(properties.id, { file, rings, credit: source?.credit });
    }
  }
  return outlines;
}
