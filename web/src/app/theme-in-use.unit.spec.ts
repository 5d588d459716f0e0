import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.spec.') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(new URL(file, source), 'utf8') }));
const css = files.find(({ file }) => file === 'app/theme.css')!.text;
const whenMotionIsUnwelcome = /@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? '';
const find = (pattern: RegExp, allowed: readonly string[] = []) =>
  files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([found]) => `${file}: ${found}`).filter((one) => !allowed.includes(one)),
  );

describe('use of the theme', () => {
  it('U-31 texts are 12/16 to 32/40 in 400, 600 and 700, and no file sets its own size, height or weight', () => {
    // In rem, so that the browser's text size applies.
    const sizes = [...css.matchAll(/--text-(\d+): ([\d.]+)rem;\s+--text-\1--line-height: ([\d.]+)rem;/g)];
    expect(css).toContain('font-size: 100%;');
    expect(sizes.map(([, name, size, height]) => `${name}: ${Number(size) * 16}/${Number(height) * 16}`)).toEqual(
      ['12/16', '14/20', '16/24', '20/28', '24/32', '32/40'].map((pair) => `${pair.split('/')[0]}: ${pair}`),
    );
    expect([...css.matchAll(/--font-weight-\w+: (\d+)/g)].map(([, weight]) => weight)).toEqual(['400', '600', '700']);
    // Must equal the map library's attribution.
    const asTheLibrary = ['features/home/map/map-stage.tsx: text-[12px]'];
    expect(
      find(
        /\btext-\[[\d.][^\]]*\]|\bleading-[\w[]+|\bfont-\[\d+\]|\bfontSize(?!=\{12\})|\bfontWeight(?!=\{700\})/g,
        asTheLibrary,
      ),
    ).toEqual([]);
  });

  it('U-33 spacing is 4, 8, 12, 16, 24, 32 or 48 px', () => {
    expect(css).not.toMatch(/--spacing\b/);
    const spaces = find(
      /(?<=[\s"'`:-])(?:[pm][xytrblse]?|gap(?:-[xy])?|space-[xy])-(?:\d[\d.]*|px|\[[^\]]*\])(?=[\s"'`$!])/g,
    );
    const pixels = (one: string): number[] => {
      const value = one.replace(/^.*: [a-z-]+-/, '');
      if (!value.startsWith('[')) return [Number(value) * 4];
      const PIXELS_OF: Partial<Record<string, number>> = { px: 1, rem: 16, em: 16 };
      return Array.from(
        value.matchAll(/(?<![\w-])([\d.]+)([a-z%]*)/g),
        ([, n, unit]) => Number(n) * (PIXELS_OF[unit] ?? Number.NaN),
      );
    };
    const ALLOWED = [0, 4, 8, 12, 16, 24, 32, 48];
    expect(spaces.length).toBeGreaterThan(300);
    expect(spaces.filter((one) => pixels(one).some((px) => !ALLOWED.includes(px))).sort()).toEqual([
      // Must equal the map library's attribution.
      'features/home/map/map-stage.tsx: py-2.5',
      'features/home/panel/home-details.tsx: pb-20',
      'features/post/section.tsx: mt-24',
    ]);
    const written = find(/\b(?:padding|margin|gap)(?:-\w+|[A-Z]\w*)?: (?!var|env|0 |.*room)[^;,}\n]*\d/g).filter(
      (one) => !one.startsWith('shared/map/attribution.css: '),
    );
    expect(written).toEqual([]);
  });

  it('U-62 animations take 150 ms, the sheet 250, moving the map 150', () => {
    const times = Array.from(css.matchAll(/^.*\b[\d.]+m?s\b.*$/gm), ([line]) => line.trim());
    expect(times).toEqual([
      '--default-transition-duration: 150ms;',
      '--animate-shimmer: shimmer 1.2s linear infinite;',
      '--animate-arrive: arrive 150ms ease-out;',
      // Required by the specification.
      '--animate-rise: rise 500ms ease-out;',
      '--default-transition-duration: 0ms;',
    ]);
    expect(find(/\b(transition|animation)(Duration|Delay)?\s*[:=]\s*['"`{]|\banimate-\[|\.animate\(/g)).toEqual([]);
    expect(find(/\bduration-[\w[]+/g)).toEqual(['features/home/phone/result-sheet.tsx: duration-250']);
    expect(find(/\.easeTo\((?!.*duration: GLIDE_MS)/g)).toEqual([]);
    expect(find(/GLIDE_MS = \d+/g)).toEqual(['shared/map/zoom.ts: GLIDE_MS = 150']);
  });

  it('U-63 nothing moves when reduced motion is requested', () => {
    expect(whenMotionIsUnwelcome).toContain('--default-transition-duration: 0ms;');
    const moving = new Set(find(/\banimate-(?!none)\w+/g).map((one) => one.split(': ')[1]));
    expect([...moving]).toContain('animate-arrive');
    for (const name of moving) expect(whenMotionIsUnwelcome).toContain(`--${name}: none;`);
    expect(
      find(/\bduration-\w+(?! motion-reduce:transition-none)\b(?!-)/g).filter((one) => !one.endsWith('duration-250')),
    ).toEqual([]);
    expect(find(/duration-250(?! motion-reduce:transition-none)/g)).toEqual([]);
    expect(find(/behavior: 'smooth'|scroll-smooth|scroll-behavior/g)).toEqual([]);
  });

  it('U-64 the light theme is the default, and has every required color', () => {
    expect(css).toMatch(/html \{\s+background: var\(--color-ground\);\s+color: var\(--color-ink\);/);
    expect(find(/prefers-color-scheme|\bdark:\w/g)).toEqual([]);
    expect(find(/color-scheme:.*;/g)).toEqual([
      'app/theme.css: color-scheme: light dark;',
      'app/theme.css: color-scheme: light;',
      'app/theme.css: color-scheme: light;',
    ]);
    const known = new Set(Array.from(css.matchAll(/--color-([\w-]+): (?!initial)/g), ([, name]) => name));
    const asked = find(/(?<=[\s"'`:])(?:bg|fill|stroke|accent|text|border)-[a-z][a-z-]*(?=[\s"'`/])/g);
    // Base map styles use similar names.
    const noColour = /-(left|center|right|[xytblr]|dashed|r-transparent)$/;
    const unknown = asked.filter(
      (one) =>
        !/^shared\/map\/.*-style.ts: /.test(one) && !noColour.test(one) && !known.has(one.replace(/^.*: \w+-/, '')),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
    for (const one of find(/var\(--color-[\w-]+\)/g)) expect(known).toContain(/--color-([\w-]+)/.exec(one)?.[1]);
  });
});
