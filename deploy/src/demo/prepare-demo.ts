import { ExternalIds, OpenDemoAccount } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Region } from '../region/choose-region.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import type { WriteSide } from '../write-side/write-side.ts';
import { listDemoPlaces } from './demo-places.ts';
import { DEMO_SELLERS } from './demo-town.ts';
import { postDemoTown } from './post-demo-town.ts';

/** Opens the demo sellers' accounts and posts the demo town, where that hasn't been done to its end. A region of which nothing is known has none. */
export async function prepareDemo(
  app: INestApplicationContext,
  { clock }: WriteSide,
  { demo: figures, places }: Pick<Region, 'demo' | 'places'>,
): Promise<void> {
  if (!figures) return;
  const commands = app.get(CommandBus, { strict: false });
  const now = clock.now();
  // One more than the sellers: it verifies, because nobody verifies a listing of their own.
  const [staff, ...sellers] = await Promise.all(
    Array.from({ length: DEMO_SELLERS + 1 }, (_, number) => commands.execute(new OpenDemoAccount(number, now))),
  );
  const progress = new ConsoleProgress('demo listings');
  await postDemoTown({
    commands,
    externalIds: app.get(ExternalIds, { strict: false }),
    ground: { places: listDemoPlaces(places), figures },
    sellers,
    staff,
    now,
    onProgress: (done, total) => progress.update(done, total),
  });
}
