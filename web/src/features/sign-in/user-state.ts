import { onSessionChange, sessionState } from '../../shared/session/session.ts';
import { createSharedValue } from '../../shared/state/shared-value.ts';

/** What the client knows of who sits before it, by the specification's names. Only while the page lives. */
export type UserState = {
  /** As typed, so that a dialog that was closed opens with it again. */
  phoneNumber: string;
  countryCode: string;
  isLogin: boolean;
  /** They have a name here, or would rather not give one: nobody asks again. */
  isUserExists: boolean;
  /** The timed dialog is open. */
  isPopedUp: boolean;
};

const NOBODY = { phoneNumber: '', countryCode: '+91', isUserExists: false, isPopedUp: false };
const known = createSharedValue(NOBODY);

export const userState = (): UserState => ({ ...known.get(), isLogin: sessionState() === 'in' });
export const changeUserState = (change: Partial<Omit<UserState, 'isLogin'>>): void =>
  known.set({ ...known.get(), ...change });

// Whoever comes next is somebody else.
onSessionChange(() => {
  if (sessionState() === 'out') known.set({ ...NOBODY, isPopedUp: known.get().isPopedUp });
});
