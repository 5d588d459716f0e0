import { expect, it } from 'vitest';
import type { Attribute } from './attributes/define-attribute.ts';
import { findAttributesAboveOthers } from './find-excess.ts';

const define = (name: string, atMost: string[] = []): Attribute => ({
  ...{ name, wire: name, subtypes: ['flat'], atMost, review: 'material', section: 'areas' },
  value: { type: 'number', min: 1, max: 9999 },
});
const AREAS = [define('carpet', ['builtUp', 'super']), define('builtUp', ['super']), define('super')];

it.each([
  [{ carpet: 800, builtUp: 900, super: 1100 }, []],
  [{ carpet: 900, builtUp: 900, super: 900 }, []],
  [{ carpet: 901, builtUp: 900 }, ['carpet > builtUp']],
  [{ carpet: 1200, super: 1100 }, ['carpet > super']],
  [{ carpet: 950, builtUp: 900, super: 800 }, ['carpet > builtUp', 'builtUp > super']],
  [{ carpet: 5000 }, []],
  [{}, []],
])('%j exceeds %j', (values, excesses) => {
  expect(
    findAttributesAboveOthers(values, AREAS).map(({ attribute, other }) => `${attribute.name} > ${other.name}`),
  ).toEqual(excesses);
});
