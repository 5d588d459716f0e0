import { currentLocale, localeBasePath } from '../messages/locale.ts';
import { clearOfflineData } from '../offline/forget-offline.ts';
import { signOutAndLoadPage } from '../session/session.ts';

export const signOutAndOpenHome = (): Promise<void> =>
  signOutAndLoadPage(`${localeBasePath(currentLocale)}/home`, clearOfflineData);
