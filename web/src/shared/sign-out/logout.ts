import { currentLocale, toBasePath } from '../messages/locale.ts';
import { forgetOffline } from '../offline/forget-offline.ts';
import { signOut } from '../session/session.ts';

/** Signs out and reloads Home in the same language. */
export const logout = (): Promise<void> => signOut(`${toBasePath(currentLocale)}/home`, forgetOffline);
