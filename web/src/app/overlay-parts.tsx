import type { PageName } from '@naksha/events/contracts';
import RegistrationTimer from '../features/sign-in/registration-timer.tsx';
import { OptionalPart } from '../shared/later-part.tsx';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { useSession } from '../shared/session/session.ts';
import { useSignInRequest } from '../shared/session/sign-in-request.ts';
import { Toasts } from '../shared/ui/toasts.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';

const SignInDialog = lazyWithTimeout(() => import('../features/sign-in/sign-in-dialog.tsx'));
const JoinDeviceLists = lazyWithTimeout(() => import('../shared/on-device/join-device-lists.tsx'));

type Props = { route: PageName | undefined };

/** Over every page. One that fails does not take the others with it. */
export default function OverlayParts({ route }: Props) {
  const signedIn = useSession() === 'in';
  const askedToSignIn = useSignInRequest() !== undefined;
  return (
    <>
      <OptionalPart>
        <BottomBar route={route} />
      </OptionalPart>
      <OptionalPart>
        <ChatButton />
      </OptionalPart>
      <OptionalPart>
        <Toasts />
      </OptionalPart>
      <OptionalPart>{askedToSignIn && <SignInDialog route={route} />}</OptionalPart>
      <OptionalPart>{signedIn && <JoinDeviceLists route={route} />}</OptionalPart>
      <OptionalPart>
        <RegistrationTimer route={route} />
      </OptionalPart>
    </>
  );
}
