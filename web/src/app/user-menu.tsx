import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { isSeller, shownName, useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { askToSignIn } from '../shared/session/sign-in-request.ts';
import { buttonClass } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { logout } from './logout.ts';
import type { RouteName } from './route.ts';
import { hasOwnSignIn } from './routes.ts';

/** Opens on hover, on a tap and by the keyboard; Escape and leaving close it. */
export function UserMenu({ route }: { route: RouteName | undefined }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page closes the menu
  useEffect(() => setOpen(false), [path]);
  const left = (to: EventTarget | null) => !(to instanceof Node && box.current?.contains(to));
  const signIn = () => {
    setOpen(false);
    if (hasOwnSignIn(route)) navigate('/login');
    else askToSignIn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a second way to what the button does
    <div
      ref={box}
      className="relative max-sm:ml-auto max-sm:group-data-[route=Home]/page:hidden"
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
        <Icon name="user" size={24} />
      </button>
      {open && (
        <div className="absolute top-full right-0 z-10 pt-1">
          <UserPanel onSignIn={signIn} />
        </div>
      )}
    </div>
  );
}

function UserPanel({ onSignIn }: { onSignIn: () => void }) {
  const session = useSession();
  const profile = useProfile();
  return (
    <div className="flex w-64 flex-col rounded-card border border-line bg-surface p-2 shadow-lift">
      <p className="px-3 pt-2 text-14 text-muted">{t('app.user.hello')}</p>
      {session === 'in' ? (
        <>
          <p className="truncate px-3 pb-2 font-semibold">{profile ? shownName(profile) : '…'}</p>
          {isSeller(profile) && <MenuLink href="/dashboard/leads" icon="inbox" text={t('app.nav.leads')} />}
          {isSeller(profile) && <MenuLink href="/dashboard/listing" icon="list" text={t('app.nav.myListing')} />}
          {profile?.is_staff && <MenuLink href="/staff/review" icon="shield" text={t('app.nav.review')} />}
          <button type="button" className={ITEM} onClick={() => void logout()}>
            <Icon name="logout" />
            {t('app.user.logout')}
          </button>
        </>
      ) : (
        <button type="button" className={buttonClass('dark', 'm-2')} onClick={onSignIn}>
          {t('app.user.signIn')}
        </button>
      )}
    </div>
  );
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-control px-3 text-left hover:bg-ground';

const MenuLink = ({ href, icon, text }: { href: string; icon: 'inbox' | 'list' | 'shield'; text: string }) => (
  <Link href={href} className={ITEM}>
    <Icon name={icon} />
    {text}
  </Link>
);
