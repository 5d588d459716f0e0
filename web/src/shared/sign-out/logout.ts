import { currentLocale, localeBasePath } from '../messages/locale.ts';
import { clearOfflineData } from '../offline/forget-offline.ts';
import { signOut } from '../session/session.ts';

export const logout = (): Promise<void> => signOut(`${localeBasePath(currentLocale)}/home`, clearOfflineData);
