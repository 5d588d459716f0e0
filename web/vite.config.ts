import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { nameChunkFiles } from './name-chunk-files.ts';
import { splitCatalogue } from './split-catalogue.ts';

/** Contracts are zod schemas, built when their module is loaded: the client wants their types alone, so unused ones are dropped. */
const pureWhenUnused = /\/events\/(src|dist)\/(contracts|kernel)\//;

/** What every page loads before anything else. */
const everywhere =
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|jotai|@tanstack|use-sync-external-store)\/|\/web\/src\/shared\/(api|session|messages)\/[\w-]+\.ts|\/ui\/(toast|toasts|icon|icon-paths|button|use-media)\.tsx?$|\/events\/src\/(kernel\/(geo|options|shown-number)|contracts\/messages\/(message|en\/(app|trade)))\.ts|texts-of-every|\/web\/src\/shared\/(page-config|map\/(zoom|load-with-retries|load-map-part))\.ts/;

/** What Home and the map that it loads later both draw with. */
const looks = /\/features\/home\/(cards\/shape-mark|markers\/(marker-looks|short-count))/;

/**
 * The map's React binding loads the whole map library where it is given none. It is given what it needs (pin-map.tsx), so that
 * branch is empty, and the library stays the part of it that is used.
 */
const givenItsLibrary: Plugin = {
  name: 'given-its-library',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'maplibre-gl' && importer?.includes('/@vis.gl/react-maplibre/') ? '\0no-library' : undefined,
  load: (id) => (id === '\0no-library' ? 'export const Map = undefined;' : undefined),
};

export default defineConfig({
  plugins: [givenItsLibrary, splitCatalogue(), react(), tailwind(), nameChunkFiles()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: true,
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    // A data: font or script would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !pureWhenUnused.test(id) },
      // In one file they compress better than in the many that pages share.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: everywhere },
            { name: 'looks', test: looks },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.NAKSHA_API ?? 'http://127.0.0.1:3000' } },
});
