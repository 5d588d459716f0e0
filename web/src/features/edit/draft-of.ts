import type { Property } from '@naksha/events/contracts';
import { shownNumber } from '@naksha/events/kernel';
import type { Draft } from '../post/draft.ts';

/** A listing's stored values as the form holds them. */
export function draftOf(property: Property): Draft {
  const { profile_details: details, area, locality, city } = property;
  return {
    type: property.property_type,
    subtype: property.property_subtype,
    lister: property.lister,
    position: property.position,
    locality: { name: locality, city },
    project: property.project ?? '',
    price: shownNumber(property.expected_price),
    area: String(area.value),
    unit: area.unit,
    ...(details.bedrooms !== undefined && { bedrooms: details.bedrooms }),
    ...(details.bathrooms !== undefined && { bathrooms: details.bathrooms }),
    ...(details.car_parkings !== undefined && { carParkings: details.car_parkings }),
    ...(property.ownership !== undefined && { ownership: property.ownership }),
    title: property.title,
    description: property.description ?? '',
    amenities: property.amenities,
    rooms: property.rooms,
  };
}
