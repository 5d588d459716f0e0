import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSessionHistory } from './testing/session-history.ts';

let browser: ReturnType<typeof stubSessionHistory>;
let layers: typeof import('./layers.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  browser = stubSessionHistory('/home?c=1');
  layers = await import('./layers.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.runAllTimersAsync();
const back = () => {
  browser.back();
  return settle();
};
const forward = () => {
  browser.forward();
  return settle();
};
const openOnes = () => layers.layersOfHistoryState(browser.history.state as never).map(({ id }) => id);

it('Back closes only the topmost layer', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  layers.pushHistoryLayer(first);
  layers.pushHistoryLayer(second);
  await back();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect(first).toHaveBeenCalledTimes(1);
  expect(browser.here()).toEqual({ at: 0, url: '/home?c=1' });
});

it('closing it manually restores history, and Forward does not lead to a closed layer', async () => {
  const onBack = vi.fn();
  layers.pushHistoryLayer(onBack)();
  await settle();
  expect(browser.here().at).toBe(0);
  await forward();
  expect(browser.here().at).toBe(0);
  expect(onBack).not.toHaveBeenCalled();
});

it('one layer opens while another one is closing', async () => {
  const onBack = vi.fn();
  layers.pushHistoryLayer(vi.fn())();
  layers.pushHistoryLayer(onBack);
  await settle();
  expect(openOnes()).toHaveLength(1);
  await back();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(browser.here().at).toBe(0);
});

it('navigation from a layer returns to the page below it in one step', async () => {
  const close = layers.pushHistoryLayer(vi.fn());
  browser.pushState(null, '', '/flat/x');
  close();
  await settle();
  expect(browser.here()).toEqual({ at: 2, url: '/flat/x' });
  await back();
  expect(browser.here()).toEqual({ at: 0, url: '/home?c=1' });
});

it('a kept layer is restored on return, with its latest state', async () => {
  layers.openOrCloseRestorableLayer('sheet', { snap: 'half' });
  layers.openOrCloseRestorableLayer('sheet', { snap: 'full' });
  browser.pushState(null, '', '/flat/x');
  await back();
  expect(layers.layersOfHistoryState(browser.history.state as never)).toEqual([
    { id: 'sheet', kept: { snap: 'full' } },
  ]);
  layers.openOrCloseRestorableLayer('sheet', undefined);
  await settle();
  expect([browser.here().at, openOnes()]).toEqual([0, []]);
});

it('a kept layer moves along to the next view of the page, and is closed there without a step back', async () => {
  layers.openOrCloseRestorableLayer('sheet', 'half');
  browser.pushState(layers.historyStateForNextEntry(), '', '/home?sort=price');
  expect(openOnes()).toEqual(['sheet']);
  layers.openOrCloseRestorableLayer('sheet', undefined);
  await settle();
  expect([browser.here(), openOnes()]).toEqual([{ at: 2, url: '/home?sort=price' }, []]);
  await back();
  expect([browser.here().url, openOnes()]).toEqual(['/home?c=1', ['sheet']]);
});

it('changes below a layer remain when the layer closes', async () => {
  layers.openOrCloseRestorableLayer('selection', 'a home');
  browser.replaceState(browser.history.state, '', '/home?c=2');
  await back();
  expect(browser.here()).toEqual({ at: 0, url: '/home?c=2' });
});

it('a history entry written while a layer closes is written below it', async () => {
  layers.openOrCloseRestorableLayer('selection', 'a home');
  layers.openOrCloseRestorableLayer('selection', undefined);
  layers.runWhenHistorySettled(() => browser.replaceState(browser.history.state, '', '/home?c=3'));
  await settle();
  expect([browser.here(), openOnes()]).toEqual([{ at: 0, url: '/home?c=3' }, []]);
});

it('stops waiting for a history step that a browser does not take', async () => {
  const close = layers.pushHistoryLayer(vi.fn());
  vi.stubGlobal('history', { ...browser.history, state: browser.history.state, back: () => undefined });
  close();
  const written = vi.fn();
  layers.runWhenHistorySettled(written);
  await vi.advanceTimersByTimeAsync(900);
  expect(written).not.toHaveBeenCalled();
  await settle();
  expect(written).toHaveBeenCalledTimes(1);
});

it('after a reload, only kept layers are still open', async () => {
  layers.openOrCloseRestorableLayer('sheet', 'half');
  layers.pushHistoryLayer(vi.fn());
  vi.resetModules();
  layers = await import('./layers.ts');
  await settle();
  expect([browser.here().at, openOnes()]).toEqual([1, ['sheet']]);
});
