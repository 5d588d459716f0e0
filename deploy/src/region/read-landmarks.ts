import { basename } from 'node:path';
import { placeId } from '@naksha/events/contracts';
import { Gazetteer, isInBBox, LANDMARK_KINDS, type Landmark, type Place } from '@naksha/events/kernel';
import { z } from 'zod';
import { findDataSourceOrReport } from './find-source.ts';
import { listField, numberField, type PackFolder } from './pack-folder.ts';
import type { RegionFile } from './region-file.ts';

const row = z.object({
  id: placeId,
  kind: z.enum(LANDMARK_KINDS),
  name: z.string(),
  name_hi: z.string().optional(),
  name_pa: z.string().optional(),
  lat: numberField.optional(),
  lng: numberField.optional(),
  /** A place whose position is used if no open source has one. */
  placed_by: placeId.optional(),
  aka: listField,
});

export function loadLandmarks(pack: PackFolder, region: RegionFile, places: readonly Place[]): Landmark[] {
  const gazetteer = new Gazetteer(places);
  const taken = new Set<string>(places.map(({ id }) => id));
  return pack.list('landmarks', '.csv').flatMap((file) => {
    const source = findDataSourceOrReport(pack, region, file, basename(file, '.csv'));
    return pack.table(file, row).flatMap(({ line, row }): Landmark[] => {
      const { id, kind, name, name_hi: hi, name_pa: pa, lat, lng, placed_by: placedBy, aka } = row;
      const report = (field: string, reason: string) => {
        pack.problems.push({ file, line, field, reason });
        return [];
      };
      if (taken.has(id)) return report('id', `“${id}” is already the id of another landmark or place`);
      taken.add(id);
      const place = gazetteer.find(placedBy);
      if (placedBy && !place) return report('placed_by', `“${placedBy}” is not the id of a place in this pack`);
      const own = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
      if (Boolean(own) === Boolean(place)) return report('lat', 'must have lat and lng, or placed_by instead');
      const position = own ?? place!.position;
      if (!isInBBox(region.bounds, position)) return report('lat', 'must be within the bounds of region.json');
      const cityId = place?.cityId ?? gazetteer.locate(position).city?.id;
      const credit = own ? source?.credit : place?.credit;
      return [
        {
          ...{ id, kind, names: { en: name, ...(hi && { hi }), ...(pa && { pa }) }, aka, position },
          ...(cityId && { cityId }),
          ...(place && { placedBy: place.id }),
          ...(credit && { credit }),
        },
      ];
    });
  });
}
