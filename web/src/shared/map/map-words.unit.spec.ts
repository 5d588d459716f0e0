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

it('no map is opened without them', () => {
  const source = new URL('../../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!spec)\.tsx?$/.test(file),
  );
  const opening = files.filter((file) => /\.\.\.FLAT\b/.test(readFileSync(new URL(file, source), 'utf8')));
  expect(opening.length).toBeGreaterThan(1);
  for (const file of opening) expect(readFileSync(new URL(file, source), 'utf8'), file).toContain('mapLibraryTexts()');
});
