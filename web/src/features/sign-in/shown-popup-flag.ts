import { FLAG_LIVES_S } from './registration-rules.ts';

const KEY = 'shownPopup';
type Flag = { value: true; expiry: number };

/** Expires on its own. */
export function storeDialogShown(now = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ value: true, expiry: now + FLAG_LIVES_S * 1000 } satisfies Flag));
}

export function wasDialogShown(now = Date.now()): boolean {
  const kept = localStorage.getItem(KEY);
  if (!kept) return false;
  const stands = hasTimeLeft(kept, now);
  if (!stands) localStorage.removeItem(KEY);
  return stands;
}

function hasTimeLeft(kept: string, now: number): boolean {
  try {
    const { value, expiry } = JSON.parse(kept) as Partial<Flag>;
    return value === true && typeof expiry === 'number' && now < expiry;
  } catch {
    // An invalid value counts as missing.
    return false;
  }
}
