import type { Plugin } from 'vite';

const FIRST = /\/noto-sans-latin-(400|600)-normal-[\w-]+\.woff2$/;

/** Otherwise fonts arrive after the first paint and shift the layout. */
export function preloadFonts(): Plugin {
  return {
    name: 'naksha:preload-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.test(`/${file}`));
        if (files.length !== 2) throw new Error(`Expected two font files to preload, found ${files.join(', ')}`);
        // Fonts are requested with `crossorigin`; without it they would load twice.
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
