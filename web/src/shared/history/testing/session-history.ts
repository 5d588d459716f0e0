import { vi } from 'vitest';

type Entry = { state: unknown; url: string };

export function stubSessionHistory(first: string) {
  const entries: Entry[] = [{ state: null, url: first }];
  const listeners = new Map<string, (() => void)[]>();
  let at = 0;
  const tell = (type: string) => {
    for (const listener of [...(listeners.get(type) ?? [])]) listener();
  };
  const go = (by: number) =>
    setTimeout(() => {
      if (!entries[at + by]) return;
      at += by;
      tell('popstate');
    });
  const history = {
    get state() {
      return entries[at].state;
    },
    pushState(state: unknown, _: string, url = entries[at].url) {
      entries.splice(++at, Number.POSITIVE_INFINITY, { state: structuredClone(state), url });
      tell('pushState');
    },
    replaceState(state: unknown, _: string, url = entries[at].url) {
      entries[at] = { state: structuredClone(state), url };
      tell('replaceState');
    },
    back: () => go(-1),
    forward: () => go(1),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', {
    get href() {
      return entries[at].url;
    },
    get pathname() {
      return entries[at].url.split('?')[0];
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  );
  return { ...history, history, here: () => ({ at, url: entries[at].url }) };
}
