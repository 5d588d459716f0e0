import { readdirSync } from 'node:fs';

export type CorePart = { mutate: readonly string[]; specs: readonly string[] };

const DECISIONS =
  '{decide-*,judge-*,*-rules,listing,interest,check-facts,description,refuse-contacts,patched-draft,listing-refusals,review,profile-fields,clean-text,to-network,text-budget,when-to-tell,alert-text,saved-search,search-fields}';
const FOLDS =
  '{*-kind,listing-document,fold-events,listing-visibility,listing-card,to-map-row,to-property,to-lead,price-cut,diff-facts,touched-tiles}';

const FINDING = '{match-text,text-query,typos,highlight,correct-words,count-facets,suggest-places,suggest-properties}';
/** Alert matching stores positions, so its own specs cover it. */
const MATCHING = '{index-keys,search-index}';

const ENGINE = 'read-model/src/map/engine';
/** Per folder: the whole engine's specs find no more mutants, but take much longer. */
const ENGINE_ROOMS = readdirSync(ENGINE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

/** Globs, so that new files are included. */
export const CORE: readonly CorePart[] = [
  { mutate: ['events/src/kernel/**/*.ts'], specs: ['events/src/kernel/**/*.unit.spec.ts'] },
  {
    mutate: [`services/src/**/${DECISIONS}.ts`],
    // Property tests with thousands of drafts are too slow to run for each mutant.
    specs: [
      'services/src/{alerts,catalogue,erase-account,identity,interest,listings,ip-network,text,reactors,saved-searches}/**/!(any-draft).unit.spec.ts',
    ],
  },
  {
    mutate: [`read-model/src/**/${FOLDS}.ts`],
    specs: ['read-model/src/!(map)/**/*.unit.spec.ts', 'read-model/src/map/*.unit.spec.ts'],
  },
  { mutate: [`read-model/src/search/${FINDING}.ts`], specs: ['read-model/src/search/*.unit.spec.ts'] },
  { mutate: [`read-model/src/alerts/${MATCHING}.ts`], specs: ['read-model/src/alerts/*.unit.spec.ts'] },
  ...ENGINE_ROOMS.map((room) => ({
    mutate: [`${ENGINE}/${room}/**/*.ts`],
    specs: [`${ENGINE}/${room}/**/*.unit.spec.ts`],
  })),
  // Mutants do not affect other threads.
  { mutate: [`${ENGINE}/*.ts`], specs: [`${ENGINE}/!(*-thread).unit.spec.ts`] },
];

export const APART = /\.spec\.ts$|\/testing\/|\/index\.ts$|\.port\.ts$|rebuild(er)?(-worker)?\.ts$/;
