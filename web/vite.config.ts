import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { splitCatalogue } from './split-catalogue.ts';

/** Contracts are zod schemas, built when their module is loaded: the client wants their types alone, so unused ones are dropped. */
const pureWhenUnused = /\/events\/(src|dist)\/(contracts|kernel)\//;

/** What every page loads before anything else. */
const everywhere =
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|jotai|@tanstack|use-sync-external-store)\/|\/web\/src\/shared\/(api|session|messages)\/[\w-]+\.ts|\/ui\/(toast|toasts|icon|icon-paths|button|use-media)\.tsx?$|\/events\/src\/kernel\/(geo|options)\.ts|messages\/en\/(app|trade)\.ts|texts-of-every|\/web\/src\/shared\/page-/;

export default defineConfig({
  plugins: [splitCatalogue(), react(), tailwind()],
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
      // In one file they compress better than in the seven that pages share.
      output: { codeSplitting: { groups: [{ name: 'first', test: everywhere }] } },
    },
  },
  server: { proxy: { '/api': process.env.NAKSHA_API ?? 'http://127.0.0.1:3000' } },
});
