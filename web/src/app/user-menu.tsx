import { PAGES, type Page, type PageName } from '@naksha/events/contracts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { askToSignIn } from '../shared/session/sign-in-request.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';

const UserPanel = lazy(() => import('./user-panel.tsx'));

/** Opens on hover, on a tap and by the keyboard; Escape and leaving close it. */
export function UserMenu({ route }: { route: PageName | undefined }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page closes the menu
  useEffect(() => setOpen(false), [path]);
  const left = (to: EventTarget | null) => !(to instanceof Node && box.current?.contains(to));
  const signIn = () => {
    setOpen(false);
    const page: Page | undefined = route && PAGES[route];
    if (page?.ownSignIn) navigate(PAGES.Login.path);
    else askToSignIn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a second way to what the button does
    <div
      ref={box}
      className="relative max-sm:ml-auto max-sm:group-data-map/page:hidden"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => left(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        aria-label={t('app.user.menu')}
        aria-expanded={open}
        className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:bg-ground"
        onClick={(event) => setOpen(event.detail === 0 ? !open : true)}
      >
        <FirstIcon name="user" size={24} />
      </button>
      {open && (
        <div className="absolute top-full right-0 z-10 pt-1">
          <Suspense>
            <UserPanel onSignIn={signIn} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
