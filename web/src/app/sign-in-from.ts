import { PAGES, type PageName } from '@naksha/events/contracts';
import { askToSignIn, signedIn } from '../shared/session/sign-in-request.ts';
import { hasOwnSignIn } from './account-routes.ts';

type Here = { route: PageName | undefined; navigate: (path: string) => void };

/** On phones, and where no dialog may open, sign-in is a page. */
export function signInFrom({ route, navigate, phone }: Here & { phone: boolean }): void {
  if (phone || hasOwnSignIn(route)) navigate(PAGES.Login.path);
  else askToSignIn();
}

export function goSignedIn({ route, navigate }: Here, path: string): void {
  const go = () => navigate(path);
  if (hasOwnSignIn(route)) go();
  else signedIn(go);
}
