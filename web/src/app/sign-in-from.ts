import { PAGES, type PageName } from '@naksha/events/contracts';
import { askToSignIn, runWhenSignedIn } from '../shared/session/sign-in-request.ts';
import { hidesSignInDialog } from './account-routes.ts';

type Here = { route: PageName | undefined; navigate: (path: string) => void };

/** On phones, and where no dialog may open, sign-in is a page. */
export function openSignIn({ route, navigate, phone }: Here & { phone: boolean }): void {
  if (phone || hidesSignInDialog(route)) navigate(PAGES.Login.path);
  else askToSignIn();
}

export function navigateAfterSignIn({ route, navigate }: Here, path: string): void {
  const go = () => navigate(path);
  if (hidesSignInDialog(route)) go();
  else runWhenSignedIn(go);
}
