import { Dialog } from '@base-ui/react/dialog';
import type { PageName } from '@naksha/events/contracts';
import { useState } from 'react';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { preventTabOnFocusGuard } from '../shared/ui/hold-tab.ts';
import { Icon } from '../shared/ui/icon.tsx';
import { useMediaQuery } from '../shared/ui/use-media.ts';
import { isAccountRoute } from './account-routes.ts';
import { DrawerContent } from './drawer-content.tsx';

const BREAKPOINT = '(max-width: 400px)';

const PLACE = {
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full',
};

export default function Drawer({ route, onClose }: { route: PageName | undefined; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const narrow = useMediaQuery(BREAKPOINT);
  const signedIn = useSession() === 'in';
  const profile = useProfile();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(shown) => !shown && onClose()}
      modal={narrow || 'trap-focus'}
    >
      <Dialog.Portal onKeyDown={preventTabOnFocusGuard}>
        {narrow && (
          <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        )}
        <Dialog.Popup
          className={`fixed inset-y-0 z-50 flex w-[300px] max-w-full flex-col overflow-y-auto bg-surface shadow-dialog transition-transform ${isAccountRoute(route) ? PLACE.left : PLACE.right}`}
        >
          <div className="flex h-(--header-height) shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
            <Dialog.Title className="font-bold text-20">{pageConfig.brand.name}</Dialog.Title>
            <Dialog.Close
              aria-label={t('app.close')}
              className="grid size-11 place-items-center rounded-control hover:bg-line"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <DrawerContent route={route} signedIn={signedIn} profile={profile} onLeave={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
