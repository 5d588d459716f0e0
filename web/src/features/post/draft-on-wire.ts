import { typedNumber } from '../../shared/format/typed-number.ts';
import type { Draft } from './draft.ts';

/** The body of `POST /api/property/{type}/{subtype}`. */
export function draftOnWire(draft: Draft): object {
  return {
    title: draft.title.trim(),
    expected_price: typedNumber(draft.price),
    area: { value: typedNumber(draft.area), unit: draft.unit },
    bedrooms: draft.bedrooms,
    bathrooms: draft.bathrooms,
    balconies: draft.balconies,
    car_parkings: draft.carParkings,
    position: draft.position,
    locality: draft.locality?.name.trim() || undefined,
    city: draft.locality?.city.trim() || undefined,
    project: draft.project.trim() || undefined,
    lister: draft.lister,
    ownership: draft.ownership,
    rera_number: draft.rera.trim() || undefined,
    description: draft.description.trim() || undefined,
    amenities: draft.amenities,
    rooms: draft.rooms,
    photos: draft.photos.length > 0 ? draft.photos : undefined,
    cover: draft.cover,
  };
}
