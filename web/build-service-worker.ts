import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { OFFLINE_SHELLS } from '../events/src/contracts/pages/offline-shell.ts';
import type { WorkerBuild } from './worker/worker-build.ts';

/** Larger files are cached when first used. */
const LARGEST = 64 * 1024;
const ONLINE_ONLY =
  /\/(_naksha_texts-of-)?(staff|import|totp|second-factor|qr-code|recovery|review|batch|parked|contacts|min|pin-|photo-section|esm|edit|post|rera)/;

/** Next to the pages, because its folder limits its scope. */
export function buildServiceWorker(treeshake: NonNullable<UserConfig['build']>['rolldownOptions']): Plugin {
  return {
    name: 'naksha:service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { conditions: ['source'] },
        define: {
          WORKER_BUILD: JSON.stringify(listBuildFiles(bundle)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: {
            ...treeshake,
            input: join(import.meta.dirname, 'worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function listBuildFiles(bundle: Rolldown.OutputBundle): WorkerBuild {
  const first = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!first) throw new Error('No entry script found in the client build');
  const files = Object.values(bundle).filter((output) => output === first || isWantedOffline(output));
  const names = files.map(({ fileName }) => fileName).sort();
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('No index.html found in the client build');
  const revision = createHash('sha256')
    .update(Object.keys(bundle).sort().join())
    .update(page.source)
    .digest('hex')
    .slice(0, 16);
  return {
    firstScript: `/${first.fileName}`,
    entries: [
      ...names.map((name) => ({ url: `/${name}`, revision: null })),
      ...OFFLINE_SHELLS.map((url) => ({ url, revision })),
    ],
  };
}

function isWantedOffline(output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  const { fileName } = output;
  if (!/\.(js|css)$/.test(fileName) || ONLINE_ONLY.test(fileName)) return false;
  if (/\/first-/.test(fileName)) return true;
  const content = output.type === 'chunk' ? output.code : output.source;
  return content.length <= LARGEST;
}
