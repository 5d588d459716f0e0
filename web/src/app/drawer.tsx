import { Dialog } from '@base-ui/react/dialog';
import { Link } from 'wouter';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { isSeller, shownName, useProfile } from '../shared/session/profile.ts';
import { useSession } from '../shared/session/session.ts';
import { askToSignIn } from '../shared/session/sign-in-request.ts';
import { buttonClass } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import type { IconName } from '../shared/ui/icon-paths.ts';
import { Languages } from '../shared/ui/languages.tsx';
import { logout } from './logout.ts';
import { SocialLinks } from './social-links.tsx';

/** 300 px over the page's right edge. */
export default function Drawer({ onClose }: { onClose: () => void }) {
  const { brand } = pageConfig;
  return (
    <Dialog.Root defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/40 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-50 flex w-[300px] max-w-full flex-col overflow-y-auto bg-surface shadow-dialog transition-transform data-ending-style:translate-x-full data-starting-style:translate-x-full">
          <div className="flex h-(--header-height) shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
            <Dialog.Title className="font-bold text-20">{brand.name}</Dialog.Title>
            <Dialog.Close
              aria-label={t('app.close')}
              className="grid size-11 place-items-center rounded-control hover:bg-line"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <Places />
          <div className="mt-auto flex flex-col gap-2 border-line border-t p-4">
            <Person />
            <SocialLinks />
            <Languages />
            <p className="text-12 text-muted">{t('app.footer.agent', { rera: brand.rera })}</p>
            <p className="text-12 text-muted">{t('app.footer.grievance', { officer: brand.grievance_officer })}</p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Places() {
  const profile = useProfile();
  return (
    <nav aria-label={t('app.nav')} className="flex flex-col p-2">
      <Place href="/home" icon="map" text={t('app.nav.home')} />
      <Place href="/" icon="home" text={t('app.nav.landing')} />
      <Place href="/price-drops" icon="arrowDown" text={t('app.footer.priceDrops')} />
      <Place href="/dashboard/searches" icon="search" text={t('app.footer.searches')} />
      <Place href="/add" icon="plus" text={t('app.nav.postProperty')} />
      <Place href="/popular-searches" icon="search" text={t('app.nav.popularSearches')} />
      <Place href="/contact" icon="inbox" text={t('app.nav.contact')} />
      {isSeller(profile) && (
        <>
          <h2 className="px-3 pt-4 pb-1 font-semibold text-12 text-muted">{t('app.drawer.selling')}</h2>
          <Place href="/dashboard/home" icon="list" text={t('app.nav.dashboard')} />
          <Place href="/dashboard/leads" icon="inbox" text={t('app.nav.leads')} />
          <Place href="/dashboard/listing" icon="list" text={t('app.nav.myListing')} />
        </>
      )}
      {(profile?.is_staff || profile?.second_factor_wanted) && (
        <>
          <h2 className="px-3 pt-4 pb-1 font-semibold text-12 text-muted">{t('app.drawer.staff')}</h2>
          <Place href="/staff/review" icon="shield" text={t('app.nav.review')} />
        </>
      )}
    </nav>
  );
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-ground';

const Place = ({ href, icon, text }: { href: string; icon: IconName; text: string }) => (
  <Dialog.Close nativeButton={false} render={<Link href={href} className={ITEM} />}>
    <Icon name={icon} />
    {text}
  </Dialog.Close>
);

function Person() {
  const session = useSession();
  const profile = useProfile();
  if (session !== 'in')
    return (
      <Dialog.Close className={buttonClass('dark')} onClick={askToSignIn}>
        {t('app.user.signIn')}
      </Dialog.Close>
    );
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="truncate font-semibold">{profile ? shownName(profile) : '…'}</p>
      <button type="button" className={buttonClass('plain')} onClick={() => void logout()}>
        <Icon name="logout" />
        {t('app.user.logout')}
      </button>
    </div>
  );
}
