import { atom, getDefaultStore } from 'jotai';
import type { TypedPhone } from '../../shared/phone/phone-input.tsx';
import { onSessionChange, sessionState } from '../../shared/session/session.ts';

/** What the client knows of who sits before it, by the specification's names. Only while the page lives. */
export type UserState = {
  /** As typed, so that a dialog that was closed opens with it again. */
  phoneNumber: string;
  countryCode: string;
  switchedCountry: TypedPhone['switched'];
  isLogin: boolean;
  /** They have a name here, or would rather not give one: nobody asks again. */
  isUserExists: boolean;
  /** The timed dialog is open. */
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

// Whoever comes next is somebody else.
onSessionChange(() => {
  if (sessionState() === 'out') store.set(known, { ...NOBODY, isPopedUp: store.get(known).isPopedUp });
});
