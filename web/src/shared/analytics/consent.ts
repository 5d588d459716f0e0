import { atom, getDefaultStore, useAtomValue } from 'jotai';

const KEY = 'naksha.analytics';

/** `refused`: by the browser, for every site (Global Privacy Control). undefined: nobody has said anything. */
export type Consent = 'yes' | 'no' | 'refused' | undefined;

const refusesAll = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;

function readConsent(): Consent {
  if (refusesAll()) return 'refused';
  const kept = globalThis.localStorage?.getItem(KEY);
  return kept === 'yes' || kept === 'no' ? kept : undefined;
}

const store = getDefaultStore();
const consent = atom<Consent>(readConsent());

export const useConsent = (): Consent => useAtomValue(consent);

/** Asked of the storage each time: another tab may have said otherwise, and a logout forgets it. */
export function consentNow(): Consent {
  const now = readConsent();
  if (now !== store.get(consent)) store.set(consent, now);
  return now;
}

export function setConsent(said: 'yes' | 'no'): void {
  localStorage.setItem(KEY, said);
  consentNow();
}
