import type { FirstPaint } from '@naksha/events/contracts';

/** What the server put into the page, if it did. */
export function readFirstPaint(): FirstPaint | undefined {
  const text = document.getElementById('first-paint')?.textContent;
  return text ? (JSON.parse(text) as FirstPaint) : undefined;
}
