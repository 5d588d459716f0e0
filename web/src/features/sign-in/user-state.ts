import { atom, getDefaultStore } from 'jotai';
import type { TypedPhone } from '../../shared/phone/phone-input.tsx';
import { sessionState, subscribeToSession } from '../../shared/session/session.ts';

/** The specification's names. In memory only. */
export type UserState = {
  phoneNumber: string;
  countryCode: string;
  switchedCountry: TypedPhone['switched'];
  isLogin: boolean;
  /** They have a name, or declined to give one. */
  isUserExists: boolean;
  isPopedUp: boolean;
};

const NOBODY: Omit<UserState, 'isLogin'> = {
  phoneNumber: '',
  countryCode: '+91',
  switchedCountry: undefined,
  isUserExists: false,
  isPopedUp: false,
};
const store = getDefaultStore();
const known = atom(NOBODY);

export const readSignInState = (): UserState => ({ ...store.get(known), isLogin: sessionState() === 'in' });
export const updateSignInState = (change: Partial<Omit<UserState, 'isLogin'>>): void =>
  store.set(known, { ...store.get(known), ...change });

// Another person may be signed in now.
subscribeToSession(() => {
  if (sessionState() === 'out') store.set(known, { ...NOBODY, isPopedUp: store.get(known).isPopedUp });
});
