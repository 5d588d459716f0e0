import { findPageByPath, type PageName } from '@naksha/events/contracts';
import type { Profile } from '@naksha/events/wire/profile';
import { Link, useLocation } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { fullNameOrPhone } from '../shared/session/person-name.ts';
import { signOutAndOpenHome } from '../shared/sign-out/logout.ts';
import { buttonClass } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { LanguageLinks } from '../shared/ui/languages.tsx';
import { ReraDetails } from '../shared/ui/rera-details.tsx';
import { useIsPhoneScreen } from '../shared/ui/use-media.ts';
import { InstallButton } from './install-button.tsx';
import { LegalLinks } from './legal-links.tsx';
import { openSignIn } from './sign-in-from.ts';
import { SocialLinks } from './social-links.tsx';

export type DrawerProps = {
  route: PageName | undefined;
  signedIn: boolean;
  profile: Profile | undefined;
  onLeave: () => void;
};

/** Map pages on phones have no footer. */
export function DrawerFooter(props: DrawerProps) {
  return (
    <div className="mt-auto flex flex-col gap-2 border-line border-t p-4">
      {props.signedIn ? <Person {...props} /> : <SignIn {...props} />}
      <InstallButton className={buttonClass('quiet')} />
      <SocialLinks />
      <LanguageLinks />
      <div className="text-12 text-muted empty:hidden">
        <ReraDetails />
      </div>
      <LegalLinks />
    </div>
  );
}

const PROFILE = '/dashboard/profile';

const Person = ({ profile, onLeave }: DrawerProps) => (
  <>
    <p className="break-words font-semibold">{profile ? fullNameOrPhone(profile) : '…'}</p>
    <div className="flex flex-wrap gap-2">
      {findPageByPath(PROFILE) && (
        <Link href={PROFILE} className={buttonClass('quiet')} onClick={onLeave}>
          {t('app.user.profile')}
        </Link>
      )}
      <button type="button" className={buttonClass('plain')} onClick={() => void signOutAndOpenHome()}>
        <Icon name="logout" />
        {t('app.user.logout')}
      </button>
    </div>
  </>
);

function SignIn({ route, onLeave }: DrawerProps) {
  const [, navigate] = useLocation();
  const phone = useIsPhoneScreen();
  return (
    <button
      type="button"
      className={buttonClass('dark')}
      onClick={() => {
        onLeave();
        openSignIn({ route, navigate, phone });
      }}
    >
      {t('app.user.signIn')}
    </button>
  );
}
