import { currentLocale, toBasePath } from '../messages/locale.ts';
import { forgetOffline } from '../offline/forget-offline.ts';
import { signOut } from '../session/session.ts';

/** Ends the session and starts anew on Home, in the same language. */
export const logout = (): Promise<void> => signOut(`${toBasePath(currentLocale)}/home`, forgetOffline);
