import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageConfig } from '../shared/page-config.ts';
import { buttonClass } from '../shared/ui/button.tsx';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const source = new URL('../', import.meta.url);
/** A width of the screen in a media query or in a class: a range's end may lie a fiftieth of a pixel below. */
const WIDTH = /(?:\(\s*(?:(?:min-|max-)?width)\s*(?:[<>]=?|:)|\b(?:min|max)-\[)\s*([\d.]+)px/g;
/** Every variable of the theme whose name begins so, without that beginning. */
const tokens = (kind: string) =>
  Object.fromEntries(
    [...css.matchAll(new RegExp(`^\\s*--${kind}-([\\w-]+): (.+);`, 'gm'))].map(([, name, value]) => [name, value]),
  );

/** WCAG's contrast of a colour with white. */
function contrastWithWhite(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

describe('the theme', () => {
  it('knows no size, radius, shadow or colour but its own', () => {
    for (const kind of ['color', 'font', 'text', 'font-weight', 'radius', 'shadow', 'breakpoint'])
      expect(css, kind).toContain(`--${kind}-*: initial;`);
  });

  it('U-30 text is Noto Sans with tabular figures', () => {
    expect(tokens('font').sans).toMatch(/^"Noto Sans", /);
    for (const weight of [400, 600, 700]) expect(css).toContain(`@import "@fontsource/noto-sans/latin-${weight}.css";`);
    expect(css).toContain('font-family: var(--font-sans)');
    expect(css).toContain('font-variant-numeric: tabular-nums');
  });

  it('corners are 4 px on controls, 8 on cards, 16 on sheets', () => {
    expect(tokens('radius')).toEqual({ control: '4px', card: '8px', sheet: '16px', full: '999px' });
  });

  it('H-44 U-37 red is #C8102E, darker below the pointer, and at least 5.8:1 on white', () => {
    const { red, 'red-dark': dark } = tokens('color');
    expect([red, dark]).toEqual(['#c8102e', '#a50d26']);
    expect(pageConfig.brand.red.toLowerCase()).toBe(red);
    expect(buttonClass('primary')).toMatch(/\bbg-red\b.*\bhover:not-disabled:bg-red-dark\b/);
    expect(contrastWithWhite(red)).toBeGreaterThanOrEqual(5.8);
  });

  it('U-40 neutrals are these', () => {
    expect(tokens('color')).toMatchObject({
      ink: '#16181d',
      muted: '#565c66',
      control: '#8a919c',
      ground: '#f6f5f2',
      surface: '#ffffff',
      success: '#15803d',
    });
  });

  it('U-36 three shadows lift what lies on the page', () => {
    expect(tokens('shadow')).toEqual({
      card: '0 1px 2px rgb(22 24 29 / 12%)',
      lift: '0 4px 12px rgb(22 24 29 / 16%)',
      dialog: '0 12px 32px rgb(22 24 29 / 24%)',
    });
  });

  it('N-03 screens change at 600, 1024, 1440 and 1920 px and nowhere else', () => {
    const points = [...css.matchAll(/--breakpoint-([\w*]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
    expect(points).toEqual([
      // Those of the framework are gone.
      ['*', 'initial'],
      ['sm', '600px'],
      ['lg', '1024px'],
      ['xl', '1440px'],
      ['2xl', '1920px'],
    ]);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const widthsIn = (file: string) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(WIDTH)].map(([, pixels]) => Math.round(Number(pixels)));
    // The drawer's own, up to which it takes the page for itself (H-29).
    const drawer = 'app/drawer.tsx';
    expect(widthsIn(drawer)).toEqual([400]);
    const widths = files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.spec.') && file !== drawer)
      .flatMap(widthsIn);
    expect(widths).toContain(600);
    expect(widths.filter((width) => ![600, 1024, 1440, 1920].includes(width))).toEqual([]);
  });
});
