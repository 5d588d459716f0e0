import { ATTRIBUTES, hasAttribute, type PropertyType, SUBTYPES_OF, type Subtype } from '@naksha/events/kernel';
import { fieldsFor } from '../../shared/subtype-fields.ts';
import type { Draft } from './draft.ts';

export const withType = (draft: Draft, type: PropertyType): Draft =>
  withSubtype({ ...draft, type }, SUBTYPES_OF[type].includes(draft.subtype) ? draft.subtype : SUBTYPES_OF[type][0]);

/** Clears answers that it does not ask for, and picks its own unit. */
export function withSubtype(draft: Draft, subtype: Subtype): Draft {
  const fields = fieldsFor(subtype);
  const kept = ATTRIBUTES.filter((attribute) => hasAttribute(subtype, attribute) && attribute.name in draft.attributes);
  return {
    ...draft,
    subtype,
    attributes: Object.fromEntries(kept.map(({ name }) => [name, draft.attributes[name]])),
    rooms: draft.rooms.filter((room) => fields.rooms.includes(room)),
    chosenUnit: undefined,
    unit: draft.area === '' || !fields.units.includes(draft.unit) ? fields.units[0] : draft.unit,
  };
}
