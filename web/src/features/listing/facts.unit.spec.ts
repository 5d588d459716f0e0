import { createArea } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { formatCardArea } from '../../shared/format/facts.ts';
import { formatAreaInAllUnits } from './facts.tsx';

it.each([
  [1265, 'sqft', 'flat', '1,265 sq.ft'],
  [98.76, 'sqft', 'other', '98.76 sq.ft'],
  [0.25, 'kanal', 'flat', '1,361 sq.ft'],
] as const)('the page of a home shows the same area as its card: %s %s', (value, unit, subtype, shown) => {
  const area = createArea(value, unit);
  expect(formatCardArea(area, subtype)).toBe(shown);
  expect(formatAreaInAllUnits(area)).toContain(shown);
});
