import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageConfig } from '../shared/page-config.ts';
import { buttonClass } from '../shared/ui/button.tsx';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const theme = /@theme \{(.*?)\n\}/s.exec(css)?.[1] ?? '';
const source = new URL('../', import.meta.url);
/** A range may end 0.02 px below. */
const WIDTH = /(?:\(\s*(?:(?:min-|max-)?width)\s*(?:[<>]=?|:)|\b(?:min|max)-\[)\s*([\d.]+)px/g;
const tokens = (kind: string) =>
  Object.fromEntries(
    [...theme.matchAll(new RegExp(`^\\s*--${kind}-([\\w-]+): (.+);`, 'gm'))].map(([, name, value]) => [name, value]),
  );
const nights = [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name, day, night]) => ({
  name,
  day,
  night,
}));
const [, brand, share] =
  /--color-red: light-dark\(var\(--brand-red, (#\w+)\), color-mix\(in srgb, var\(--brand-red, \1\) (\d+)%, #fff\)\);/.exec(
    css,
  ) ?? [];
nights.unshift({ name: 'red', day: brand, night: lightened(brand, Number(share) / 100) });

function lightened(hex: string, share: number): string {
  const mix = (at: number) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share + 255 * (1 - share));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** WCAG contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the theme', () => {
  it('contains only its own sizes, radii, shadows and colors', () => {
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

  it('H-44 U-37 red is #C8102E, darker on hover, and at least 5.8:1 on white', () => {
    const { red, 'red-dark': dark } = tokens('color');
    expect([red, dark]).toEqual(['#c8102e', '#a50d26']);
    expect(pageConfig.brand.red.toLowerCase()).toBe(red);
    expect(buttonClass('primary')).toMatch(/\bbg-red\b.*\bhover:not-disabled:bg-red-dark\b/);
    expect(contrast(red, '#ffffff')).toBeGreaterThanOrEqual(5.8);
  });

  it('U-40 has these neutral colors', () => {
    expect(tokens('color')).toMatchObject({
      ink: '#16181d',
      muted: '#565c66',
      control: '#8a919c',
      ground: '#f6f5f2',
      surface: '#ffffff',
      success: '#15803d',
    });
  });

  it.each(['day', 'night'] as const)(
    'by %s, text is readable on each background, and icons and edges are visible',
    (time) => {
      const colour = Object.fromEntries(nights.map((one) => [one.name, one[time]]));
      const words = ['ink', 'muted', 'red', 'success'];
      const grounds = ['surface', 'ground', 'red-tint', 'success-tint'];
      const filled = ['ink', 'muted', 'red', 'red-dark', 'success'];
      const read = [
        ...words.flatMap((word) => grounds.map((ground) => [word, ground])),
        ...filled.map((ground) => ['surface', ground]),
      ];
      const signs = ['control', 'flat', 'kothi', 'other', 'residential-plot', 'commercial-plot', 'office', 'showroom'];
      const faint = (pairs: string[][], least: number) =>
        pairs.filter(([a, b]) => contrast(colour[a], colour[b]) < least).map((pair) => pair.join(' on '));
      // Combinations that do not occur.
      const unmet = ['success on red-tint', 'red on success-tint'];
      expect(faint(read, 4.5).filter((pair) => !unmet.includes(pair))).toEqual([]);
      expect(
        faint(
          signs.map((sign) => [sign, 'surface']),
          3,
        ),
      ).toEqual([]);
    },
  );

  it('every color differs at night, and by day equals the default', () => {
    const colours = Object.entries(tokens('color')).filter(([, value]) => value.startsWith('#'));
    expect(nights.map(({ name, day }) => [name, day])).toEqual(colours);
    for (const { day, night } of nights) expect(night).not.toBe(day);
  });

  it('U-36 has three shadows', () => {
    expect(tokens('shadow')).toEqual({
      card: '0 1px 2px rgb(22 24 29 / 12%)',
      lift: '0 4px 12px rgb(22 24 29 / 16%)',
      dialog: '0 12px 32px rgb(22 24 29 / 24%)',
    });
  });

  it('N-03 layouts change at 600, 1024, 1440 and 1920 px only', () => {
    const points = [...css.matchAll(/--breakpoint-([\w*]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
    expect(points).toEqual([
      ['*', 'initial'],
      ['sm', '600px'],
      ['lg', '1024px'],
      ['xl', '1440px'],
      ['2xl', '1920px'],
    ]);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const widthsIn = (file: string) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(WIDTH)].map(([, pixels]) => Math.round(Number(pixels)));
    const drawer = 'app/drawer.tsx';
    expect(widthsIn(drawer)).toEqual([400]);
    const widths = files
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.spec.') && file !== drawer)
      .flatMap(widthsIn);
    expect(widths).toContain(600);
    expect(widths.filter((width) => ![600, 1024, 1440, 1920].includes(width))).toEqual([]);
  });
});
