import { atom, getDefaultStore, useAtomValue } from 'jotai';

const KEY = 'naksha.analytics';
/** An earlier "yes" was given before searches were stored, and covers events only. */
const YES_WITH_SEARCHES = 'yes,searches';

/** `refused`: by Global Privacy Control. undefined: not asked yet. */
export type Consent = 'yes' | 'no' | 'refused' | undefined;

const hasGlobalPrivacyControl = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;

function readConsent(): Consent {
  if (hasGlobalPrivacyControl()) return 'refused';
  const kept = globalThis.localStorage?.getItem(KEY);
  if (kept === YES_WITH_SEARCHES) return 'yes';
  return kept === 'yes' || kept === 'no' ? kept : undefined;
}

const store = getDefaultStore();
const consent = atom<Consent>(readConsent());

export const useConsent = (): Consent => useAtomValue(consent);
export const subscribeToConsent = (listener: (consent: Consent) => void): (() => void) =>
  store.sub(consent, () => listener(store.get(consent)));

/** Other tabs and signing out can change it. */
export function currentConsent(): Consent {
  const now = readConsent();
  if (now !== store.get(consent)) store.set(consent, now);
  return now;
}

export const isSearchReportingAllowed = (): boolean =>
  currentConsent() === 'yes' && localStorage.getItem(KEY) === YES_WITH_SEARCHES;

export function setConsent(said: 'yes' | 'no'): void {
  localStorage.setItem(KEY, said === 'yes' ? YES_WITH_SEARCHES : 'no');
  currentConsent();
}
