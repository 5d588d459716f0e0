import type { Profile } from '@naksha/events/wire/profile';
import { Link } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { shortNameOrPhone } from '../shared/session/person-name.ts';
import { useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { signOutAndOpenHome } from '../shared/sign-out/logout.ts';
import { buttonClass } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { InstallButton } from './install-button.tsx';
import { listUserLinks, type MenuLink, SAVED } from './menu-links.ts';

export default function UserPanel({ onSignIn }: { onSignIn: () => void }) {
  const session = useSession();
  const profile = useProfile();
  return (
    <div className="flex max-h-[calc(100dvh-var(--top-inset)-8px)] w-64 flex-col overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-lift">
      <p className="px-3 pt-2 text-14 text-muted">{t('app.user.hello')}</p>
      {session === 'in' ? (
        <SignedInUserPanel profile={profile} />
      ) : (
        <>
          <button type="button" className={buttonClass('dark', 'm-2')} onClick={onSignIn}>
            {t('app.user.signIn')}
          </button>
          <Links links={[SAVED]} />
        </>
      )}
      <InstallButton className={ITEM} />
    </div>
  );
}

export function SignedInUserPanel({ profile }: { profile: Profile | undefined }) {
  const { links, activity } = listUserLinks(profile);
  return (
    <>
      <p className="truncate px-3 pb-2 font-semibold">{profile ? shortNameOrPhone(profile) : '…'}</p>
      <Links links={links} />
      {activity.length > 0 && (
        <section aria-label={t('app.user.activity')} className="flex flex-col">
          <h2 className="px-3 pt-3 pb-1 font-semibold text-12 text-muted">{t('app.user.activity')}</h2>
          <Links links={activity} />
        </section>
      )}
      <button type="button" className={ITEM} onClick={() => void signOutAndOpenHome()}>
        <Icon name="logout" />
        {t('app.user.logout')}
      </button>
    </>
  );
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-control px-3 text-left hover:bg-ground';

const Links = ({ links }: { links: readonly MenuLink[] }) =>
  links.map(({ href, text, icon }) => (
    <Link key={href} href={href} className={ITEM}>
      <Icon name={icon} />
      {t(text)}
    </Link>
  ));
