import type { EventStore } from '@naksha/events/event-store';
import { Gazetteer } from '@naksha/events/kernel';
import { expect, it } from 'vitest';
import { SAMPLE_LISTER_IDS } from '../testing/sample-lister-ids.ts';
import { sampleListingDocument } from '../testing/sample-listing.ts';
import { loadListingChange } from './listing-change.ts';

it('adds the agent’s id to a changed listing, so that searches can exclude it', async () => {
  const body = sampleListingDocument({ lister: 'agent' });
  const { after } = await loadListingChange({ kind: 'listing', id: body.id, partition: 0, seq: 2, body }, 1, {
    store: { readStream: async () => [] } as unknown as EventStore,
    gazetteer: new Gazetteer([]),
    listerIds: SAMPLE_LISTER_IDS,
  });
  expect(after?.attributes).toContain(`+lister:${SAMPLE_LISTER_IDS.find(body)}`);
});
