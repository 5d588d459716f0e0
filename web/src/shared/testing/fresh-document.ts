import { afterAll, vi } from 'vitest';

/** What the modules of earlier specs listen to, as they were given to `window.addEventListener`. */
type Listened = Parameters<typeof window.addEventListener>[];
const kept = globalThis as { listened?: Listened };

/**
 * Run before each spec that has a document. Its files share a process and with it one window: what an earlier one kept in the
 * storages, wrote into the head or left in the address is not the next one's, and no module of it goes on listening.
 */
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

/** A part that a rendered page loads must not arrive in the next spec, nor fail there. */
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
