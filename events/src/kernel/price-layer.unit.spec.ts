import { expect, it } from 'vitest';
import { parsePriceLayer } from './price-layer.ts';

it.each([
  ['flat', { subtype: 'flat' }],
  ['kothi,80', { subtype: 'kothi', lakhs: 80 }],
  ['flat,0', { subtype: 'flat', lakhs: 5 }],
  ['flat,9999', { subtype: 'flat', lakhs: 500 }],
  ['flat,much', { subtype: 'flat' }],
  ['castle,80', undefined],
  ['', undefined],
  [null, undefined],
])('the color setting of the map is read from a URL, with out-of-range values clamped: %s', (text, layer) => {
  expect(parsePriceLayer(text)).toEqual(layer);
});
