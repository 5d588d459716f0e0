import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Contracts are zod schemas, built when their module is loaded: the client wants their types alone, so unused ones are dropped. */
const pureWhenUnused = /\/events\/(src|dist)\/(contracts|kernel)\//;

export default defineConfig({
  plugins: [react(), tailwind()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: true,
    // A data: font or script would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !pureWhenUnused.test(id) } },
  },
  server: { proxy: { '/api': process.env.NAKSHA_API ?? 'http://127.0.0.1:3000' } },
});
