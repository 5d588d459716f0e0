import { currentLocale, toBasePath } from '../messages/locale.ts';
import { forgetOffline } from '../offline/forget-offline.ts';
import { signOut } from '../session/session.ts';

export const logout = (): Promise<void> => signOut(`${toBasePath(currentLocale)}/home`, forgetOffline);
