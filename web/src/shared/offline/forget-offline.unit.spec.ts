import { afterEach, expect, it, vi } from 'vitest';
import { clearOfflineData } from './forget-offline.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubBrowser(names: string[]) {
  const kept = new Set(names);
  const asked: string[] = [];
  const active = {
    postMessage({ type }: { type: string }, [port]: [MessagePort]) {
      asked.push(type);
      port.postMessage(true);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  return { kept, asked };
}

it('D-163 stored responses and queued actions are deleted, and the program stays', async () => {
  const program = ['naksha-precache-v2-https://naksha.test/', 'naksha-assets'];
  const { kept, asked } = stubBrowser([...program, 'naksha-map', 'whatever-comes-next']);
  await clearOfflineData();
  expect([...kept]).toEqual(program);
  expect(asked).toEqual(['naksha.forget']);
});

it('one store that cannot be emptied does not prevent emptying the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { asked } = stubBrowser([]);
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('not allowed')) });
  vi.stubGlobal('indexedDB', {});
  await clearOfflineData();
  expect(asked).toEqual(['naksha.forget']);
  expect(warn).toHaveBeenCalledTimes(2);
});
