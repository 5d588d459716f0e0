import type { AccountId } from '@naksha/events/kernel';
import { EditListing, MarkSold, PostListing, VerifyListing } from '@naksha/services';
import type { CommandBus } from '@nestjs/cqrs';
import { expect, it } from 'vitest';
import { DEMO_LISTINGS, DEMO_SELLERS } from './generate-demo-listings.ts';
import { type DemoParts, postDemoListings } from './post-demo-listings.ts';
import { loadTricityDemoData } from './testing/tricity-ground.ts';

it('L-27 posts demo listings with the ordinary commands, and marks each as demo', async () => {
  const executed: object[] = [];
  const commands = {
    execute: async (command: object) => {
      executed.push(command);
      return { id: `demo${executed.length}` };
    },
  } as unknown as CommandBus;
  await postDemoListings({
    commands,
    externalIds: {
      findListing: async () => undefined,
      loadAll: async () => new Map(),
    } as unknown as DemoParts['externalIds'],
    ground: loadTricityDemoData(),
    sellers: Array.from({ length: DEMO_SELLERS }, (_, number) => `seller${number}` as AccountId),
    staff: 'staff' as AccountId,
    now: new Date('2026-11-22T06:00:00Z'),
    onProgress: () => undefined,
  });
  const posted = executed.filter((command) => command instanceof PostListing);
  expect(posted).toHaveLength(DEMO_LISTINGS);
  expect(posted.filter(({ demo }) => !demo)).toEqual([]);
  expect(posted.filter(({ draft }) => (draft as { ownership?: number }).ownership === undefined)).toEqual([]);
  for (const kind of [VerifyListing, EditListing, MarkSold])
    expect(executed.filter((command) => command instanceof kind).length, kind.name).toBeGreaterThan(100);
});
