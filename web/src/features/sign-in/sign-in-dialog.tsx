import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { useEffect } from 'react';
import { reportEventWithConsent } from '../../shared/analytics/count-event.ts';
import { t } from '../../shared/messages/t.ts';
import { sessionState } from '../../shared/session/session.ts';
import { endSignInRequest, type SignInReason, useSignInRequest } from '../../shared/session/sign-in-request.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { hasRegistrationCloseButton } from './registration-rules.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/**
 * Opened automatically, it asks for name and number, and from the third time has no close button unless the page
 * allows one.
 */
export default function SignInDialog({ route }: { route: PageName | undefined }) {
  useEffect(() => () => reportEventWithConsent('close'), []);
  const { appearance, reason } = useSignInRequest() ?? {};
  const page: Page | undefined = route && PAGES[route];
  // Closing the name form keeps the person signed in and continues their action.
  const close = () => endSignInRequest(sessionState() === 'in');
  return (
    <Dialog
      title={signInDialogTitle(reason)}
      description={t('signIn.tagline')}
      onClose={close}
      keepOpen
      hideCloseButton={appearance !== undefined && !hasRegistrationCloseButton(appearance, page)}
    >
      <SignInSteps onSignedIn={() => endSignInRequest(true)} named={appearance !== undefined} />
    </Dialog>
  );
}

export const signInDialogTitle = (reason: SignInReason | undefined): string =>
  reason ? t(`signIn.for.${reason}`) : t('signIn.title');
