import type { Plugin } from 'vite';

/** Of the weights that every page shows at once. Who reads another script has its letters, or loads them as they are met. */
const FIRST = /\/noto-sans-latin-(400|600)-normal-[\w-]+\.woff2$/;

/**
 * Names the first letters in the page's head. A browser would ask for them only once it has the styles and something to write
 * with them: they would come after the first paint, a pixel or two wider, and move what is there.
 */
export function preloadLetters(): Plugin {
  return {
    name: 'naksha:preload-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => FIRST.test(`/${file}`));
        if (files.length !== 2) throw new Error(`letters to preload: ${files.join(', ')} instead of two weights`);
        // `crossorigin` as fonts are always asked for: else they would be loaded twice.
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
