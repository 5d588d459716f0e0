import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Time of day or randomness, which would make results differ for the same events. */
const READS =
  /new Date\(\)|Date\.now\(|performance\.now\(|hrtime|Math\.random\(|randomUUID\(|randomInt\(|randomBytes\(/;

/** Files that may use them, and why it does not affect events, documents or the map. */
const MAY: Record<string, readonly string[]> = {
  'the clock itself, and keys, tokens and codes that are drawn': [
    'events/src/event-store/system-clock.ts',
    'events/src/event-store/random-ids.ts',
    'services/src/identity/second-factor/factor-code.ts',
    'services/src/identity/sessions.ts',
    'services/src/identity/sign-in/browser/browser-cookies.ts',
    'services/src/identity/sign-in/work/work-proofs.ts',
    'services/src/keys/key-ring.ts',
    'services/src/partners/partner-tokens.ts',
  ],
  'names of what is written beside the events': [
    'services/src/database/migrate.ts',
    'services/src/erase-account/erasure-ledger.ts',
    'services/src/identity/sign-in/code-texts.ts',
    'services/src/photos/store/folder-photo-store.ts',
    'services/src/photos/uploading/upload-photo.ts',
    'services/src/reports/reports.ts',
  ],
  'how long something takes or may take': [
    'events/src/event-log/kafka/kafka-subscription.ts',
    'events/src/event-log/kafka/publish.ts',
    'events/src/event-log/kafka/topic.ts',
    'events/src/tracing/tracing.ts',
    'read-model/src/alerts/alert-matcher.ts',
    'read-model/src/documents/postgres-document-follower.ts',
    'read-model/src/live/live-hub.ts',
    'read-model/src/map/tile-preparation.ts',
    'read-model/src/meilisearch/start-search-indexer.ts',
    'read-model/src/projector/projector.ts',
    'read-model/src/public-events/public-feed.ts',
    'services/src/erase-account/rewrite-tables.ts',
    'services/src/reactors/effect-worker.ts',
    'services/src/reactors/reactor-consumer.ts',
    'services/src/reactors/repeated-trouble.ts',
  ],
};

it('D-20 no projection, decision or map query reads a clock or draws a random number', () => {
  const sources = globSync('{events,services,read-model}/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.spec\.ts$|\/testing\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const reading = sources.filter((path) => READS.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(reading.sort()).toEqual(Object.values(MAY).flat().sort());
});
