import { atom, getDefaultStore } from 'jotai';
import type { TypedPhone } from '../../shared/phone/phone-input.tsx';
import { onSessionChange, sessionState } from '../../shared/session/session.ts';

/** What the client knows about the user, with the specification's names. In memory only. */
export type UserState = {
  /** As typed, to prefill the dialog. */
  phoneNumber: string;
  countryCode: string;
  switchedCountry: TypedPhone['switched'];
  isLogin: boolean;
  /** They have a name, or declined to give one: not asked again. */
  isUserExists: boolean;
  /** The automatic dialog is open. */
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

export const userState = (): UserState => ({ ...store.get(known), isLogin: sessionState() === 'in' });
export const changeUserState = (change: Partial<Omit<UserState, 'isLogin'>>): void =>
  store.set(known, { ...store.get(known), ...change });

// Another person may be signed in now.
onSessionChange(() => {
  if (sessionState() === 'out') store.set(known, { ...NOBODY, isPopedUp: store.get(known).isPopedUp });
});
