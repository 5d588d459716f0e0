import type { StyleSpecification } from 'maplibre-gl';
import { loadWithRetries } from './load-with-retries.ts';
import { quietStyle } from './quiet-style.ts';

/** A style that has not answered by then is not worth waiting for: the plain one is on screen. Milliseconds. */
const TIMEOUT_MS = 8000;

/** @returns the style at MAP_STYLE_URL in our colours, or undefined where it can't be had: the plain style stays. */
export async function loadStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | undefined> {
  const load = async () => {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return quietStyle((await answer.json()) as StyleSpecification);
  };
  try {
    return await loadWithRetries(load, signal);
  } catch (error) {
    if (!signal.aborted) console.warn('the map stays plain:', error);
    return undefined;
  }
}
