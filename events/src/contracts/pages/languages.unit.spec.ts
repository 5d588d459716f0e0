import { describe, expect, it } from 'vitest';
import { inLocale, readLocale } from './languages.ts';

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
    expect(inLocale('hi', '/home')).toBe('/hi/home');
    expect(inLocale('en', '/pa/flat/x')).toBe('/flat/x');
    expect(inLocale('pa', '/hi')).toBe('/pa');
    expect(inLocale('en', '/hi')).toBe('/');
  });
});
