import { Places } from '@naksha/read-model';
import { ExternalIds, OpenDemoAccount } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { loadMissing } from '../content/load-content.ts';
import type { Region } from '../region/choose-region.ts';
import type { PackItem } from '../region/read-items.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import type { WriteSide } from '../write-side/write-side.ts';
import { listDemoPlaces } from './demo-places.ts';
import { demoProjects } from './demo-projects.ts';
import { DEMO_SELLERS, type DemoGround, demoTown } from './demo-town.ts';
import { postDemoTown } from './post-demo-town.ts';

/**
 * Opens the demo sellers' accounts, says which projects there are and posts the demo town, where that hasn't been done to its
 * end. A region of which nothing is known has none.
 * @param learnPlaces ends once what the write side knows of places has the projects; by default a served one's documents tell it
 */
export async function prepareDemo(
  app: INestApplicationContext,
  write: WriteSide,
  { demo: figures, places, items }: Pick<Region, 'demo' | 'places' | 'items'>,
  learnPlaces = (): Promise<unknown> => showPlaces(app, write),
): Promise<void> {
  if (!figures) return;
  const commands = app.get(CommandBus, { strict: false });
  const now = write.clock.now();
  // One more than the sellers: it verifies, because nobody verifies a listing of their own.
  const [staff, ...sellers] = await Promise.all(
    Array.from({ length: DEMO_SELLERS + 1 }, (_, number) => commands.execute(new OpenDemoAccount(number, now))),
  );
  const ground = { places: listDemoPlaces(places), figures };
  await loadMissing(app, { items: [...items.filter(isGround), ...listDemoProjects(ground)] }, now);
  await learnPlaces();
  const progress = new ConsoleProgress('demo listings');
  await postDemoTown({
    commands,
    externalIds: app.get(ExternalIds, { strict: false }),
    ground,
    sellers,
    staff,
    now,
    onProgress: (done, total) => progress.update(done, total),
  });
}

/** Milliseconds; who waits longer posts homes whose projects are words. */
const PLACES_MS = 60_000;

const showPlaces = async (app: INestApplicationContext, { store }: WriteSide): Promise<boolean> =>
  app.get(Places, { strict: false }).reached({ seqs: await store.heads() }, PLACES_MS);

/** What the projects lie in; whatever else there is to say of the region the server says. */
const isGround = ({ item }: PackItem): boolean => item.type === 'CityDefined' || item.type === 'LocalityDefined';

export const listDemoProjects = (ground: DemoGround): PackItem[] =>
  demoProjects(demoTown(ground)).map((data, k) => ({
    file: 'the demo',
    line: k + 1,
    item: { type: 'ProjectDefined', data },
  }));
