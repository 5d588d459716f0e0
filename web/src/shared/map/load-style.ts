import type { StyleSpecification } from 'maplibre-gl';
import { loadWithRetries } from './load-with-retries.ts';
import { applyQuietColours } from './quiet-style.ts';

/** Milliseconds. */
const TIMEOUT_MS = 8000;

/** Undefined if it cannot be loaded. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | undefined> {
  const load = async () => {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`GET ${url}: status ${answer.status}`);
    return applyQuietColours((await answer.json()) as StyleSpecification);
  };
  try {
    return await loadWithRetries(load, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('the map stays plain:', error);
    return undefined;
  }
}
