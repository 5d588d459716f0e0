import { describe, expect, it } from 'vitest';
import { parseLocaleFromPath, replaceLocaleInPath } from './languages.ts';

describe('the language of a URL', () => {
  it('is its first segment, or English without one', () => {
    expect(['/', '/home', '/hi', '/hi/home', '/pa/flat/x', '/hindi'].map(parseLocaleFromPath)).toEqual([
      'en',
      'en',
      'hi',
      'hi',
      'pa',
      'en',
    ]);
  });

  it('leads to the same page in another language', () => {
    expect(replaceLocaleInPath('hi', '/home')).toBe('/hi/home');
    expect(replaceLocaleInPath('en', '/pa/flat/x')).toBe('/flat/x');
    expect(replaceLocaleInPath('pa', '/hi')).toBe('/pa');
    expect(replaceLocaleInPath('en', '/hi')).toBe('/');
  });
});
