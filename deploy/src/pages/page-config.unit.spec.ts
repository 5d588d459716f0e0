import { TRICITY_REGION } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { pageConfig } from './page-config.ts';

const region = { bounds: TRICITY_REGION, items: [], places: [], ground: { layers: new Map(), credits: [] } };

it('M-14 the base map is a public style that needs no key, unless another one is given', () => {
  const styleOf = (environment: Record<string, string>) =>
    pageConfig(readConfig(environment), region, 'en').map_style_url;
  expect(styleOf({})).toBe('https://tiles.openfreemap.org/styles/positron');
  expect(styleOf({ MAP_STYLE_URL: 'https://maps.example/style.json' })).toBe('https://maps.example/style.json');
  expect(styleOf({ MAP_STYLE_URL: 'plain' })).toBeNull();
});
