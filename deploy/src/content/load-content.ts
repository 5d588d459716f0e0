import { Problem } from '@naksha/events/contracts';
import { DefineItem, KnownItems } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Region } from '../region/choose-region.ts';
import type { PackItem } from '../region/read-items.ts';

/** Commands under way at once: enough for appends to share commits. */
const AT_ONCE = 32;

type Line = Omit<PackItem, 'item'>;
export type LoadReport = {
  loaded: (Line & { outcome: 'new' | 'changed' | 'same' })[];
  refused: (Line & { reason: string })[];
};

/** Says by commands what every line says; cities first, because what lies in them names them. Said again it changes nothing. */
export async function loadItems(
  app: INestApplicationContext,
  items: readonly PackItem[],
  now: Date,
): Promise<LoadReport> {
  const commands = app.get(CommandBus, { strict: false });
  const report: LoadReport = { loaded: [], refused: [] };
  const load = async ({ item, ...at }: PackItem) => {
    try {
      const { outcome } = await commands.execute(new DefineItem(item, 'system', now));
      report.loaded.push({ ...at, outcome });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      report.refused.push({ ...at, reason: error.detail });
    }
  };
  const isCity = ({ item }: PackItem) => item.type === 'CityDefined';
  for (const queue of [items.filter(isCity), items.filter((line) => !isCity(line))]) {
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let line = queue.shift(); line; line = queue.shift()) await load(line);
    });
    await Promise.all(workers);
  }
  return report;
}

/** Those of the region's places and links that were never defined here: what staff have changed since is theirs. */
export async function loadMissing(
  app: INestApplicationContext,
  { items }: Pick<Region, 'items'>,
  now: Date,
): Promise<LoadReport> {
  const known = app.get(KnownItems, { strict: false });
  const unknown = new Set(await known.listUnknown(items.map(({ item }) => item)));
  const missing = items.filter(({ item }) => unknown.has(item));
  return loadItems(app, missing, now);
}
