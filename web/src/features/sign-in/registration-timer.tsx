import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { useEffect, useEffectEvent } from 'react';
import { endSignInRequest, signInRequest } from '../../shared/session/sign-in-request.ts';
import { isFieldFocused, isFormDirty, trackFormStartValues } from '../../shared/ui/forms-in-use.ts';
import { startRegistrationDialogTimer } from './registration-clock.ts';
import { mayRegistrationDialogAppearOn } from './registration-rules.ts';

const isBusy = (): boolean =>
  isFieldFocused() || isFormDirty() || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

export default function RegistrationTimer({ route }: { route: PageName | undefined }) {
  const page: Page | undefined = route && PAGES[route];
  const findPage = useEffectEvent(() => page);
  useEffect(trackFormStartValues, []);
  useEffect(() => startRegistrationDialogTimer({ findPage: () => findPage(), isBusy }), []);
  useEffect(() => {
    if (signInRequest()?.appearance !== undefined && !mayRegistrationDialogAppearOn(page)) endSignInRequest(false);
  }, [page]);
  return null;
}
