import type { PageName } from '@naksha/events/contracts';
import { useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { DrawerContent } from './drawer-content.tsx';

const doNothing = () => undefined;

export default function AccountDrawer({ route }: { route: PageName | undefined }) {
  const signedIn = useSession() === 'in';
  const profile = useProfile();
  return (
    <div className="sticky top-(--top-inset) flex h-[calc(100dvh-var(--top-inset))] flex-col overflow-y-auto">
      <DrawerContent route={route} signedIn={signedIn} profile={profile} onLeave={doNothing} />
    </div>
  );
}
