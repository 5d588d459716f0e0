import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@naksha/events/contracts';
import { DefinedItems, DefineItem, type ItemDefinedEvent, ShippedItems } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Region } from '../region/choose-region.ts';
import type { PackItem } from '../region/read-items.ts';

/** Concurrent commands: enough for appends to share commits. */
const AT_ONCE = 32;

type Line = Pick<PackItem, 'file' | 'line'>;
export type LoadReport = {
  loaded: (Line & { outcome: 'new' | 'changed' | 'same' })[];
  refused: (Line & { reason: string })[];
};

/** Cities first, because other items refer to them. Idempotent. */
export async function definePackItems(
  app: INestApplicationContext,
  items: readonly PackItem[],
  now: Date,
): Promise<LoadReport> {
  const commands = app.get(CommandBus, { strict: false });
  const report: LoadReport = { loaded: [], refused: [] };
  const load = async ({ item, file, line }: PackItem) => {
    const at = { file, line };
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

/**
 * Retired items stay retired.
 * @returns items edited by staff that are left as they are, until staff choose
 */
export async function updateUneditedPackItems(
  app: INestApplicationContext,
  { items }: Pick<Region, 'items'>,
  now: Date,
): Promise<PackItem[]> {
  const known = app.get(DefinedItems, { strict: false });
  const commands = app.get(CommandBus, { strict: false });
  const shipped = app.get(ShippedItems, { strict: false });
  shipped.setReplacing(items.flatMap(({ item, replaces }) => (replaces ? item : [])));
  const edited: PackItem[] = [];
  for (const line of items) {
    if (!line.replaces) continue;
    const { state, version } = await known.load(line.item);
    if (state.state !== 'defined' || isSame(state.definition, line.item)) continue;
    if (isSame(state.definition, line.replaces))
      await commands.execute(new DefineItem(line.item, 'system', now, version));
    else if (shipped.findChange(state)) edited.push(line);
  }
  return edited;
}

/** As stored in events: without undefined fields. */
const isSame = (a: ItemDefinedEvent, b: ItemDefinedEvent): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/** Edits by staff are kept. */
export async function defineMissingPackItems(
  app: INestApplicationContext,
  { items }: Pick<Region, 'items'>,
  now: Date,
): Promise<LoadReport> {
  const known = app.get(DefinedItems, { strict: false });
  const unknown = new Set(await known.listUnknown(items.map(({ item }) => item)));
  const missing = items.filter(({ item }) => unknown.has(item));
  return definePackItems(app, missing, now);
}
