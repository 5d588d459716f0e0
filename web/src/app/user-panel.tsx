import { Link } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { isSeller, shownName, useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { buttonClass } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { logout } from './logout.ts';

export default function UserPanel({ onSignIn }: { onSignIn: () => void }) {
  const session = useSession();
  const profile = useProfile();
  return (
    <div className="flex w-64 flex-col rounded-card border border-line bg-surface p-2 shadow-lift">
      <p className="px-3 pt-2 text-14 text-muted">{t('app.user.hello')}</p>
      {session === 'in' ? (
        <>
          <p className="truncate px-3 pb-2 font-semibold">{profile ? shownName(profile) : '…'}</p>
          <MenuLink href="/dashboard/searches" icon="search" text={t('app.footer.searches')} />
          {isSeller(profile) && <MenuLink href="/dashboard/home" icon="list" text={t('app.nav.dashboard')} />}
          {isSeller(profile) && <MenuLink href="/dashboard/leads" icon="inbox" text={t('app.nav.leads')} />}
          {isSeller(profile) && <MenuLink href="/dashboard/listing" icon="list" text={t('app.nav.myListing')} />}
          {(profile?.is_staff || profile?.second_factor_wanted) && (
            <MenuLink href="/staff/review" icon="shield" text={t('app.nav.review')} />
          )}
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

const MenuLink = ({
  href,
  icon,
  text,
}: {
  href: string;
  icon: 'inbox' | 'list' | 'search' | 'shield';
  text: string;
}) => (
  <Link href={href} className={ITEM}>
    <Icon name={icon} />
    {text}
  </Link>
);
