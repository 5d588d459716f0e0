import { attributesFromWire, formatNumber } from '@naksha/events/kernel';
import type { EditData } from '@naksha/events/wire/edit-data';
import type { Draft } from '../post/draft.ts';

export function draftFromStored(stored: EditData): Draft {
  return {
    type: stored.property_type,
    subtype: stored.property_subtype,
    lister: stored.lister,
    position: stored.position,
    locality: { name: stored.locality, city: stored.city },
    project: stored.project ?? '',
    price: formatNumber(stored.expected_price),
    confirmedPrice: stored.expected_price,
    area: String(stored.area.value),
    unit: stored.area.unit,
    attributes: attributesFromWire(stored),
    title: stored.title,
    description: stored.description ?? '',
    amenities: stored.amenities,
    rooms: stored.rooms,
    photos: stored.photos ?? [],
    ...(stored.cover !== undefined && { cover: stored.cover }),
  };
}
