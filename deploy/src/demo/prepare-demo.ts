import { ExternalIds, OpenDemoAccount } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { readPlaces } from '../places/places.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import type { WriteSide } from '../write-side/write-side.ts';
import { listDemoPlaces } from './demo-places.ts';
import { DEMO_SELLERS } from './demo-town.ts';
import { postDemoTown } from './post-demo-town.ts';

/** Opens the demo sellers' accounts and posts the demo town, where that hasn't been done to its end. */
export async function prepareDemo(app: INestApplicationContext, { clock }: WriteSide): Promise<void> {
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
    places: listDemoPlaces(readPlaces()),
    sellers,
    staff,
    now,
    onProgress: (done, total) => progress.update(done, total),
  });
}
