import type { PageName } from '@naksha/events/contracts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { OptionalPart } from '../shared/later-part.tsx';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { t } from '../shared/messages/t.ts';
import { FirstLoadIcon } from '../shared/ui/first-icon.tsx';
import { useIsPhoneScreen } from '../shared/ui/use-media.ts';
import { openSignIn } from './sign-in-from.ts';

const UserPanel = lazyWithTimeout(() => import('./user-panel.tsx'));

export function UserMenu({ route }: { route: PageName | undefined }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [path, navigate] = useLocation();
  const phone = useIsPhoneScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page closes the menu
  useEffect(() => setOpen(false), [path]);
  const left = (to: EventTarget | null) => !(to instanceof Node && box.current?.contains(to));
  const signIn = () => {
    setOpen(false);
    openSignIn({ route, navigate, phone });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a second way to what the button does
    <div
      ref={box}
      className="relative max-sm:hidden"
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
        <FirstLoadIcon name="user" size={24} />
      </button>
      {open && (
        <div className="absolute top-full right-0 z-10 pt-1">
          <OptionalPart>
            <UserPanel onSignIn={signIn} />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}
