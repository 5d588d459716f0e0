import type { MapEngine } from '@naksha/read-model/map-engine';
import { expect, it } from 'vitest';
import { collectAfterLoad, MANY } from './collect-after-load.ts';

type Rows = Parameters<MapEngine['load']>[0];
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('collects what a load of many listings left, once the turn of the load has ended; after few it leaves things as they are', async () => {
  const did: string[] = [];
  const inner = { load: ({ length }: Rows) => void did.push(`load ${length}`), contents: () => 7 } as MapEngine;
  const engine = collectAfterLoad(inner, () => void did.push('collect'));
  engine.load(Array.from({ length: MANY - 1 }) as unknown as Rows);
  await turn();
  expect(did).toEqual([`load ${MANY - 1}`]);
  engine.load(Array.from({ length: MANY }) as unknown as Rows);
  expect(did).toEqual([`load ${MANY - 1}`, `load ${MANY}`]);
  await turn();
  expect(did.at(-1)).toBe('collect');
  expect(engine.contents()).toBe(7);
});
