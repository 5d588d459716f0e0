import { afterAll, vi } from 'vitest';

type Listened = Parameters<typeof window.addEventListener>[];
const kept = globalThis as { listened?: Listened };

/** Specs with a document share one window. */
if (typeof document !== 'undefined') {
  if (!kept.listened) noteListeners();
  for (const listener of kept.listened?.splice(0) ?? []) window.removeEventListener(...listener);
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
}

/** Lazy parts would affect the next spec. */
afterAll(() => vi.dynamicImportSettled());

function noteListeners(): void {
  const listened: Listened = [];
  kept.listened = listened;
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...listener: Listened[number]) => {
    listened.push(listener);
    add(...listener);
  };
}
