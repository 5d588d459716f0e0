import { Places } from '@naksha/read-model';
import { ExternalIds, OpenDemoAccount } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { defineMissingPackItems } from '../content/load-content.ts';
import type { Region } from '../region/choose-region.ts';
import type { PackItem } from '../region/read-items.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import type { WriteSide } from '../write-side/write-side.ts';
import { listDemoPlaces } from './demo-places.ts';
import { generateDemoProjects } from './demo-projects.ts';
import { DEMO_SELLERS, type DemoGround, generateDemoListings } from './generate-demo-listings.ts';
import { postDemoListings } from './post-demo-listings.ts';

/** @param learnPlaces resolves when the write side knows the projects */
export async function postDemoContent(
  app: INestApplicationContext,
  write: WriteSide,
  { demo: figures, places, items }: Pick<Region, 'demo' | 'places' | 'items'>,
  learnPlaces = (): Promise<unknown> => showPlaces(app, write),
): Promise<void> {
  if (!figures) return;
  const commands = app.get(CommandBus, { strict: false });
  const now = write.clock.now();
  // One more than the sellers, for verification, because nobody verifies their own listings.
  const [staff, ...sellers] = await Promise.all(
    Array.from({ length: DEMO_SELLERS + 1 }, (_, number) => commands.execute(new OpenDemoAccount(number, now))),
  );
  const ground = { places: listDemoPlaces(places), figures };
  await defineMissingPackItems(app, { items: [...items.filter(isGround), ...listDemoProjects(ground)] }, now);
  await learnPlaces();
  const progress = new ConsoleProgress('demo listings');
  await postDemoListings({
    commands,
    externalIds: app.get(ExternalIds, { strict: false }),
    ground,
    sellers,
    staff,
    now,
    onProgress: (done, total) => progress.update(done, total),
  });
}

/** Milliseconds; after this, homes are posted with projects as text. */
const PLACES_MS = 60_000;

const showPlaces = async (app: INestApplicationContext, { store }: WriteSide): Promise<boolean> =>
  app.get(Places, { strict: false }).reached({ seqs: await store.heads() }, PLACES_MS);

/** Places that contain projects; the server defines the rest of the region. */
const isGround = ({ item }: PackItem): boolean => item.type === 'CityDefined' || item.type === 'LocalityDefined';

export const listDemoProjects = (ground: DemoGround): PackItem[] =>
  generateDemoProjects(generateDemoListings(ground)).map((data, k) => ({
    file: 'the demo',
    line: k + 1,
    item: { type: 'ProjectDefined', data },
  }));
