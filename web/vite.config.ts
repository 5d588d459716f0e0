import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { injectChunkFileNames } from './name-chunk-files.ts';
import { emitPageFileList } from './name-page-files.ts';
import { preloadFonts } from './preload-letters.ts';
import { splitMessageCatalogue } from './split-catalogue.ts';
import { writeAnswerShapes } from './write-answer-shapes.ts';

/** The client uses only types of the contract modules, so their zod schemas can be dropped. */
const pureWhenUnused = /\/events\/(src|dist)\/(contracts|kernel)\//;
const treeshake = { moduleSideEffects: (id: string) => !pureWhenUnused.test(id) };

/** Needed by every page, and shared by Home with lazy parts. */
const everywhere = [
  // Except `useQueries`, which few parts use.
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam|jotai|@tanstack)\/(?!.*(useQueries|queriesObserver)\.js)/,
  /\/events\/src\/kernel\/(geo|join-place|property-kinds|shown-number)\.ts/,
  /\/events\/src\/contracts\/messages\/(message|en\/(app|trade))\.ts|texts-of-every/,
  /\/web\/src\/shared\/(api|session|messages)\/(?!assistant|check-answer|person-name|faqs|load-contact-judge|own-listings|saved-searches-query)[\w-]+\.ts/,
  /\/web\/src\/shared\/on-device\/(device-list|device-storage|homes-on-device|list-formats)\.ts/,
  /\/web\/src\/shared\/places\/(place-name|place-text|title-text)\.tsx?/,
  /\/web\/src\/shared\/(page-config|later-part|lazy-chunk|lazy-when-idle|format\/facts)\.ts/,
  /\/web\/src\/shared\/map\/(zoom|load-with-retries|load-map-part|known-cities)\.ts/,
  /\/web\/src\/shared\/ui\/(toast|kept-drafts|first-icon|first-icon-paths|glyph|button|use-media)\.tsx?$/,
  /\/features\/home\/cards\/(facts|shape-mark)\.tsx?/,
  /\/events\/src\/kernel\/(attributes\/(?!attribute-(options|words))|listing-options|past-day\.ts)/,
  /\/events\/src\/kernel\/(address|visible-text|words|digits|fold-spelling|search-terms)\.ts/,
  /\/events\/src\/kernel\/(print-filter|print-home-view|map-filter|price-layer|clamp)\.ts|\/shared\/home-path\.ts/,
  /\/web\/src\/app\/(account-routes|app|header|home-keeper|install-offer|layout|logo|map-pages|offline-bar|page-components|page-failure|pages|reload-on-lost-chunk|sign-in-from|use-navigation-effects|user-menu)\.tsx?$/,
  /\/events\/src\/contracts\/pages\/(page-at|page-registry)\.ts|\/web\/src\/shared\/(history\/(layers|use-layer)|ui\/(header-slot|page-skeleton)|format\/times)\.tsx?$|rolldown\/runtime/,
  /\/features\/home\/markers\/(marker-looks|short-count|cluster-size)\.ts/,
];

const filters =
  /\/events\/src\/kernel\/(filter|home-view|normalise-filter)\.ts|\/features\/home\/(filters\/filter-rules|city\/city-button|view\/starting-city)\.tsx?|\/shared\/(places\/(use-combobox|use-places)|filter\/print-query|map\/shape)\.ts/;

const cards =
  /\/shared\/(places\/says-more|format\/(age|dates)|saving\/card-heart|ui\/demo-mark)\.tsx?|\/features\/home\/cards\/(card-picture|details-line)\.tsx|texts-of-cards$/;

/** Few files, because requests are slow and delay the map. A page that needs one module loads the whole group. */
const common = /\/shared\/ui\/(icon|icon-paths|step-button)\.tsx?$|texts-of-(app|trade)-parts$/;
const problems = /\/shared\/ui\/problem-words\.ts$|\/contracts\/problem-codes\.ts$|texts-of-problem$/;
const frame =
  /\/web\/src\/app\/(bottom-bar|chat-button|overlay-parts|footer|footer-lists|legal-links|social-links|social-icons)\.tsx?$|\/shared\/(ui\/(rera-details|languages|toasts|forms-in-use)|format\/cut-text)\.tsx?$|\/features\/(query-links\/link-group|sign-in\/(registration-(timer|rules|clock)|user-state))\.tsx?$|texts-of-(footer|query-links)$/;
const pictures = /\/shared\/ui\/listing-illustration\.tsx$|\/events\/src\/kernel\/photos\.ts$/;
const cardParts =
  /\/shared\/(photos\/(cover-photo|photo-image|photo-alt)|saving\/card-signs)\.tsx?$|\/home\/cards\/(card-details|card-image|done-mark)\.tsx$|texts-of-photos$/;
/** Otherwise cards' code would load with every listing's page and every form. */
const saving = /\/shared\/saving\/(activity-key|change-marks|saved-homes|save-with-notice)\.ts$|texts-of-saving$/;
const mapParts = /\/home\/(map\/(map-controls|control)|tiles\/decode-tile)\.tsx?$|texts-of-home-parts$/;
const saveSearch = /\/saved-searches\/save-search-button\.tsx$|texts-of-saved-searches$/;
const comparing = /\/shared\/compare\/(compared-homes|use-compare)\.ts$/;
const dialogs = /\/node_modules\/@(base-ui|floating-ui)\/(?!.*slider)/;

/** No preloading. */
const opensLater = new RegExp(
  `/(${[
    'account-drawer|as-of|drawer|footer|for-signed-in|for-staff|header-links|header-phone|reading-page-components|sign-in-dialog|start-offline|toasts|user-panel',
    'active-filters|as-it-was|asked-home|day-control|drawing-bar|empty-list|filter-sheet|hover-card|legend|link-intro|map-card|map-controls|map-failure',
    'map-notes|no-link|none-then|price-layers|project-callback|save-search-button|search-chips|search-help|selected-card|unknown-places|way-out',
    'around-listing|callback-form|count-event|fee-and-terms|posted-page|report-dialog|surroundings-map|who-are-you',
  ].join('|')})-[\\w-]+\\.js$`,
);

const alreadyLoaded = /\/(first|rolldown-runtime)-[\w-]+\.js$/;

/** react-map-gl imports the whole map library if none is given; ours always is (region-map.tsx). */
const givenItsLibrary: Plugin = {
  name: 'given-its-library',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'maplibre-gl' && importer?.includes('/@vis.gl/react-maplibre/') ? '\0no-library' : undefined,
  load: (id) => (id === '\0no-library' ? 'export const Map = undefined;' : undefined),
};

/** React 19 includes what the router imports from a package for earlier versions. */
const subscriptionOfReact: Plugin = {
  name: 'subscription-of-react',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source === 'use-sync-external-store/shim/index.js' ? '\0react-subscription' : undefined),
  load: (id) => (id === '\0react-subscription' ? `export { useSyncExternalStore } from 'react';` : undefined),
};

/** Commands are our own (shared/api). */
const withoutMutations: Plugin = {
  name: 'without-mutations',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    /\/query-core\/build\/modern\/mutationCache\.js$/.test(id)
      ? 'export class MutationCache { findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } clear() {} }'
      : undefined,
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.moduleIds.some((id) => /\/query-core\/.*\/mutationObserver\.js$/.test(id)))
        this.error('Plugin without-mutations removes code that is now used. Remove the plugin.');
  },
};

/** It includes a library. */
const withoutWebGpu: Plugin = {
  name: 'without-webgpu',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    /\/@deck\.gl\/core\/.*\/attribute-buffer-groups\.js$/.test(id)
      ? 'export default class { hasGroups() { return false; } finalize() {} }'
      : undefined,
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.moduleIds.some((id) => /\/@luma\.gl\/(gpgpu|webgpu)\//.test(id)))
        this.error('Plugin without-webgpu removes code that is now used. Remove the plugin.');
  },
};

export default defineConfig({
  plugins: [
    ...[givenItsLibrary, subscriptionOfReact, withoutMutations, withoutWebGpu],
    ...[splitMessageCatalogue(), writeAnswerShapes()],
    ...[
      react(),
      tailwind(),
      injectChunkFileNames(),
      emitPageFileList(),
      preloadFonts(),
      buildServiceWorker({ treeshake }),
    ],
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: true,
    // All target browsers support modulepreload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        opensLater.test(file) ? [] : needed.filter((one) => !alreadyLoaded.test(one)),
    },
    // data: URLs of fonts and scripts would need a wider CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      // A single file compresses better.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: (id) => everywhere.some((part) => part.test(id)) },
            { name: 'filters', test: filters },
            { name: 'cards', test: cards },
            // Otherwise card code would load with every form.
            { name: 'shown-attributes', test: /\/web\/src\/shared\/format\/attributes\.ts/ },
            // Otherwise one of these would include it.
            { name: 'texts-of-home', test: /texts-of-home$/ },
            { name: 'common', test: common },
            { name: 'problems', test: problems },
            { name: 'frame', test: frame },
            { name: 'pictures', test: pictures },
            { name: 'comparing', test: comparing },
            { name: 'save-search', test: saveSearch },
            { name: 'explain-problem', test: /\/shared\/ui\/explain-problem\.ts$/ },
            { name: 'saving', test: saving },
            { name: 'card-parts', test: cardParts },
            { name: 'map-parts', test: mapParts },
            { name: 'dialogs', test: dialogs },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.NAKSHA_API ?? 'http://127.0.0.1:3000' } },
});
