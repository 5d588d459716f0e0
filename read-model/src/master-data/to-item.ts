import type { ProjectDefinition } from '@naksha/events/contracts';
import type { Gazetteer, Place } from '@naksha/events/kernel';
import type { MasterDataItem } from '@naksha/events/wire/master-data';

/** Projects have no pictures yet. */
const NO_PICTURES = { logo: null, cover_image: null };

export function toProjectItem(definition: ProjectDefinition, gazetteer: Gazetteer): MasterDataItem {
  const { id, names, type, city, locality, featured, demo } = definition;
  return {
    ...{ id, name: names.en, names, type, slug: id, city },
    locality: gazetteer.find(locality)?.names.en ?? null,
    ...NO_PICTURES,
    is_featured: featured,
    ...(demo && { demo }),
  };
}

export const toLocalityItem = ({ id, names, cityId }: Place): MasterDataItem => ({
  ...{ id, name: names.en, names, type: 'Locality' as const, slug: id, city: cityId },
  locality: null,
  ...NO_PICTURES,
  is_featured: false,
});
