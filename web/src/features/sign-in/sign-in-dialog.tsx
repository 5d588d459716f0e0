import { t } from '../../shared/messages/t.ts';
import { sessionState } from '../../shared/session/session.ts';
import { endSignInRequest } from '../../shared/session/sign-in-request.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** Opened by the person's own tap, so it has a close button; nothing else closes it but success. */
export default function SignInDialog() {
  // Closed on the name form the person is signed in all the same, and what they wanted happens.
  const close = () => endSignInRequest(sessionState() === 'in');
  return (
    <Dialog title={t('signIn.title')} description={t('signIn.tagline')} onClose={close} steadfast>
      <SignInSteps onSignedIn={() => endSignInRequest(true)} />
    </Dialog>
  );
}
