import { parsePositionToken } from '@naksha/events/kernel';

/** By then every reader has passed it, and addresses without `after` can be answered from caches again. */
const FRESH_MS = 30_000;
const KEY = 'naksha.positions';

/** The last accepted command of each partition: `seq` as answered, `at` in milliseconds. */
type Written = { [partition: string]: { seq: number; at: number } };

/** The session's accepted commands: kept over a reload, because the page after it should show them too. */
export function rememberPosition(token: unknown, now = Date.now()): void {
  const position = typeof token === 'string' ? parsePositionToken(token) : undefined;
  if (!position) return;
  const written = freshPositions(now);
  const seq = Math.max(position.seq, written[position.partition]?.seq ?? 0);
  sessionStorage.setItem(KEY, JSON.stringify({ ...written, [position.partition]: { seq, at: now } }));
}

/** What `?after=` should say, or undefined where nothing was written lately. */
export function freshPosition(now = Date.now()): string | undefined {
  const tokens = Object.entries(freshPositions(now)).map(([partition, { seq }]) => `${partition}:${seq}`);
  return tokens.length > 0 ? tokens.join() : undefined;
}

function freshPositions(now: number): Written {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Written;
  return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => now - at < FRESH_MS));
}
