import { describe, expect, it } from 'vitest';
import { SUBTYPES } from '../property-kinds.ts';
import { ATTRIBUTES, parseWireAttributes, subtypeHasAttribute, toWireAttributes } from './listing-attributes.ts';

const namesOf = (subtype: (typeof SUBTYPES)[number]) =>
  ATTRIBUTES.filter((attribute) => subtypeHasAttribute(subtype, attribute)).map(({ name }) => name);

describe('listing attributes', () => {
  it('have unique names, in code and in the API', () => {
    for (const key of ['name', 'wire'] as const) {
      const names = ATTRIBUTES.map((attribute) => attribute[key]);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { wire } of ATTRIBUTES) expect(wire).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('apply to the right types of property', () => {
    expect(namesOf('flat')).toContain('bedrooms');
    expect(namesOf('office')).not.toContain('bedrooms');
    expect(namesOf('office')).toContain('bathrooms');
    for (const name of ['bedrooms', 'bathrooms', 'balconies', 'carParkings'])
      expect(namesOf('residential-plot')).not.toContain(name);
    for (const subtype of SUBTYPES) expect(namesOf(subtype)).toContain('ownership');
    expect(SUBTYPES.filter((subtype) => namesOf(subtype).includes('petsAllowed'))).toEqual(['flat', 'kothi']);
  });

  it('are printed by wire name and parsed again', () => {
    const values = { bedrooms: 3, carParkings: 0, reraNumber: 'PBRERA-SAS81-PR0123' } as const;
    const wire = { bedrooms: 3, car_parkings: 0, rera_number: 'PBRERA-SAS81-PR0123' } as const;
    expect(toWireAttributes(values)).toEqual(wire);
    expect(parseWireAttributes({ ...wire, ownership: undefined })).toEqual(values);
  });
});
