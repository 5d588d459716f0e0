import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 50;

/**
 * A last check follows after `withinMs`.
 * @throws what the function throws, at once
 */
export async function pollUntil<T>(
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs: number,
  everyMs = LOOK_MS,
): Promise<T | undefined> {
  for (const until = performance.now() + withinMs; ; await pause(everyMs)) {
    const late = performance.now() > until;
    const seen = await probe();
    if (seen !== undefined && seen !== false) return seen;
    if (late) return undefined;
  }
}
