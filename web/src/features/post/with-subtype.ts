import { type PropertyType, SUBTYPES_OF, type Subtype } from '@naksha/events/kernel';
import { fieldsFor } from '../../shared/subtype-fields.ts';
import type { Draft } from './draft.ts';

/** Another type has other subtypes; what was chosen stays where it exists there too. */
export const withType = (draft: Draft, type: PropertyType): Draft =>
  withSubtype({ ...draft, type }, SUBTYPES_OF[type].includes(draft.subtype) ? draft.subtype : SUBTYPES_OF[type][0]);

/** Another subtype: answers to questions that it doesn't ask are taken back, and the unit is one of its own. */
export function withSubtype(draft: Draft, subtype: Subtype): Draft {
  const fields = fieldsFor(subtype);
  const { bedrooms, bathrooms, balconies, carParkings, ...rest } = draft;
  return {
    ...rest,
    subtype,
    ...(fields.bedrooms && bedrooms !== undefined && { bedrooms }),
    ...(fields.bathrooms && bathrooms !== undefined && { bathrooms }),
    ...(fields.balconies && balconies !== undefined && { balconies }),
    ...(fields.carParkings && carParkings !== undefined && { carParkings }),
    rooms: draft.rooms.filter((room) => fields.rooms.includes(room)),
    unit: draft.area === '' || !fields.units.includes(draft.unit) ? fields.units[0] : draft.unit,
  };
}
