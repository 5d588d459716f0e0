import { describe, expect, it } from 'vitest';
import { readLocale, toLocalizedPath } from './languages.ts';

describe('the language of an address', () => {
  it('is its first segment, English without one', () => {
    expect(['/', '/home', '/hi', '/hi/home', '/pa/flat/x', '/hindi'].map(readLocale)).toEqual([
      'en',
      'en',
      'hi',
      'hi',
      'pa',
      'en',
    ]);
  });

  it('leads to the same page in another', () => {
    expect(toLocalizedPath('hi', '/home')).toBe('/hi/home');
    expect(toLocalizedPath('en', '/pa/flat/x')).toBe('/flat/x');
    expect(toLocalizedPath('pa', '/hi')).toBe('/pa');
    expect(toLocalizedPath('en', '/hi')).toBe('/');
  });
});
