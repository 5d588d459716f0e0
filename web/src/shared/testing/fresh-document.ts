import { afterAll, vi } from 'vitest';

/** Listeners of earlier specs' modules. */
type Listened = Parameters<typeof window.addEventListener>[];
const kept = globalThis as { listened?: Listened };

/** Resets the shared window before each spec with a document: storage, head, URL and listeners. */
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

/** Wait for lazy parts, so that they do not affect the next spec. */
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
