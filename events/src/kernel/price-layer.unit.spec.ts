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
])('what colours the map is read from an address, out of range as the nearest: %s', (text, layer) => {
  expect(parsePriceLayer(text)).toEqual(layer);
});
