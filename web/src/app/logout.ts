import { currentLocale, toBasePath } from '../shared/messages/locale.ts';
import { signOut } from '../shared/session/session.ts';

/** Ends the session and starts anew on Home, in the same language. */
export const logout = (): Promise<void> => signOut(`${toBasePath(currentLocale)}/home`);
