import { expect, it } from 'vitest';
import { exposeGarbageCollector, type Memory, MemoryReclaimer } from './return-unused-memory.ts';

const MEGABYTE = 2 ** 20;

function process({ resident = 150, needed = 150, heap = 60, utilization = 0 } = {}) {
  const state = { resident, needed, heap, utilization };
  const memory: Memory = {
    residentBytes: () => state.resident * MEGABYTE,
    heapBytes: () => state.heap * MEGABYTE,
    utilization: () => state.utilization,
    collect() {
      state.resident = state.needed;
    },
  };
  return { state, memory: new MemoryReclaimer(memory) };
}

it('returns memory after a peak, once the process is idle', () => {
  const { state, memory } = process();
  expect(memory.look()).toBe(false);
  Object.assign(state, { resident: 470, utilization: 0.9 });
  expect(memory.look()).toBe(false);
  state.utilization = 0.05;
  expect(memory.look()).toBe(true);
  expect(state.resident).toBe(150);
});

it('leaves small amounts alone, and memory that is in use after one attempt', () => {
  const { state, memory } = process();
  memory.look();
  state.resident = 240;
  expect(memory.look()).toBe(false);
  Object.assign(state, { resident: 400, needed: 400 });
  expect(memory.look()).toBe(true);
  expect(memory.look()).toBe(false);
  state.resident = 490;
  expect(memory.look()).toBe(false);
});

it('leaves a heap alone that takes long to collect', () => {
  const { state, memory } = process();
  memory.look();
  Object.assign(state, { resident: 1200, heap: 900 });
  expect(memory.look()).toBe(false);
});

it('the collector collects, and does not expose gc to other code', () => {
  const held = new WeakRef({ nobody: 'holds this' });
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    exposeGarbageCollector()('last-resort');
    expect(held.deref()).toBeUndefined();
    expect('gc' in globalThis).toBe(false);
  });
});
