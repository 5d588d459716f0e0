import { readdirSync, readFileSync } from 'node:fs';
import { hi } from '@naksha/events/messages/hi';
import { afterEach, expect, it } from 'vitest';
import { setCatalogue } from '../messages/t.ts';
import { mapLibraryTexts } from './map-words.ts';

afterEach(() => setCatalogue({}, 'en-IN'));

it('texts of the map library are in the page’s language', () => {
  expect(mapLibraryTexts()['Map.Title']).toBe('Map');
  setCatalogue(hi, 'hi-IN');
  expect(Object.values(mapLibraryTexts()).join()).not.toMatch(/[A-Za-z]/);
});

it('all maps are opened in one place, with these texts', () => {
  const source = new URL('../../', import.meta.url);
  const opening = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!spec)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, source), 'utf8') }))
    .filter(({ text }) => /^import (?!type)[^;]*\bMap\b[^;]* from '(maplibre-gl|react-map-gl\/maplibre)'/m.test(text));
  expect(opening.map(({ file }) => file)).toEqual(['shared/map/region-map.tsx']);
  expect(opening[0].text).toContain('mapLibraryTexts()');
});
