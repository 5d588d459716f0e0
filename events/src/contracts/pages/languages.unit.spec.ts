import { describe, expect, it } from 'vitest';
import { addLocaleToPath, parseLocaleFromPath } from './languages.ts';

describe('the language of an address', () => {
  it('is its first segment, English without one', () => {
    expect(['/', '/home', '/hi', '/hi/home', '/pa/flat/x', '/hindi'].map(parseLocaleFromPath)).toEqual([
      'en',
      'en',
      'hi',
      'hi',
      'pa',
      'en',
    ]);
  });

  it('leads to the same page in another', () => {
    expect(addLocaleToPath('hi', '/home')).toBe('/hi/home');
    expect(addLocaleToPath('en', '/pa/flat/x')).toBe('/flat/x');
    expect(addLocaleToPath('pa', '/hi')).toBe('/pa');
    expect(addLocaleToPath('en', '/hi')).toBe('/');
  });
});
