import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { withTypedArea } from './figures-section.tsx';

const OFFERED = ['sqft', 'sqyd', 'sqm'] as const;
function typeAreas(...areas: readonly string[]) {
  const draft = { ...EMPTY_DRAFT };
  for (const area of areas) Object.assign(draft, withTypedArea(draft, area, OFFERED));
  return draft;
}

it('G-26 selects a unit typed with the area, until another area is typed', () => {
  expect(typeAreas('200 gaj').unit).toBe('sqyd');
  expect(typeAreas('200 gaj', '200 ga', '200').unit).toBe('sqyd');
  expect(typeAreas('200 gaj', '200', '300').unit).toBe('sqyd');
  expect(typeAreas('200 gaj', '', '1450').unit).toBe('sqft');
  expect(typeAreas('200 gaj', '1', '14', '1450').unit).toBe('sqft');
  expect(typeAreas('200 gaj', '1450').unit).toBe('sqft');
  expect(typeAreas('200 gaj', '100 sqm', '1450').unit).toBe('sqft');
});
