import type { MapEngine } from '@naksha/read-model/map-engine';
import { expect, it } from 'vitest';
import { MANY, withGarbageCollectionAfterLoad } from './collect-after-load.ts';

type Row = Parameters<ReturnType<MapEngine['startLoad']>['add']>[0];
const turn = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const did: string[] = [];
  const startLoad = () => {
    let rows = 0;
    return { add: () => void rows++, end: async () => void did.push(`load ${rows}`) };
  };
  const inner = { startLoad: startLoad as MapEngine['startLoad'], revision: () => 7 } as MapEngine;
  const engine = withGarbageCollectionAfterLoad(inner, (flavor) => void did.push(flavor));
  const load = (rows: number) => {
    const started = engine.startLoad();
    for (let row = 0; row < rows; row++) started.add({} as Row);
    return started.end();
  };
  return { did, engine, load };
}

it('collects garbage after loading many listings, once the current task has ended, but not after few', async () => {
  const { did, engine, load } = open();
  await load(MANY - 1);
  await turn();
  expect(did).toEqual([`load ${MANY - 1}`]);
  await load(MANY);
  expect(did).toEqual([`load ${MANY - 1}`, `load ${MANY}`]);
  await turn();
  expect(did.at(-1)).toBe('regular');
  expect(engine.revision()).toBe(7);
});

it('frees all memory after the first load, and delays requests only as long as necessary', async () => {
  const { did, load } = open();
  for (let nth = 0; nth < 3; nth++) {
    await load(MANY);
    await turn();
  }
  expect(did.filter((one) => !one.startsWith('load'))).toEqual(['last-resort', 'regular', 'regular']);
});
