import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { useEffect } from 'react';
import { countEvent } from '../../shared/analytics/count-event.ts';
import { t } from '../../shared/messages/t.ts';
import { sessionState } from '../../shared/session/session.ts';
import { endSignInRequest, type SignInReason, useSignInRequest } from '../../shared/session/sign-in-request.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { hasCross } from './registration-rules.ts';
import { SignInSteps } from './sign-in-steps.tsx';

/**
 * Opened by the person's own tap it has a close button; nothing else closes it but success. Come by itself it asks for the
 * name with the number, and from its third time has no button where the page allows that.
 */
export default function SignInDialog({ route }: { route: PageName | undefined }) {
  // However it closes: by its cross, with the sign-in, or because its page was left.
  useEffect(() => () => countEvent('close'), []);
  const { appearance, reason } = useSignInRequest() ?? {};
  const page: Page | undefined = route && PAGES[route];
  // Closed on the name form the person is signed in all the same, and what they wanted happens.
  const close = () => endSignInRequest(sessionState() === 'in');
  return (
    <Dialog
      title={titleFor(reason)}
      description={t('signIn.tagline')}
      onClose={close}
      steadfast
      insists={appearance !== undefined && !hasCross(appearance, page)}
    >
      <SignInSteps onSignedIn={() => endSignInRequest(true)} named={appearance !== undefined} />
    </Dialog>
  );
}

/** A stranger who was about to do something is told that the sign-in is for that. */
export const titleFor = (reason: SignInReason | undefined): string =>
  reason ? t(`signIn.for.${reason}`) : t('signIn.title');
