import { type PositionToken, parsePositionToken } from '@naksha/events/kernel';

/** By then every reader has passed it, and addresses without `after` can be answered from caches again. */
const FRESH_MS = 30_000;
const KEY = 'naksha.position';

/** The session's last accepted command: kept over a reload, because the page after it should show it too. */
export function rememberPosition(token: unknown, now = Date.now()): void {
  if (typeof token === 'string' && parsePositionToken(token))
    sessionStorage.setItem(KEY, JSON.stringify({ token, at: now }));
}

/** What `?after=` should say, or undefined where nothing was written lately. */
export function freshPosition(now = Date.now()): PositionToken | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return undefined;
  const { token, at } = JSON.parse(kept) as { token: PositionToken; at: number };
  return now - at < FRESH_MS ? token : undefined;
}
