import type { PageName } from '@naksha/events/contracts';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useLayer } from '../shared/history/use-layer.ts';
import { lazyWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { FirstIcon } from '../shared/ui/first-icon.tsx';
import { HeaderSlot } from '../shared/ui/header-slot.tsx';
import { useMedia } from '../shared/ui/use-media.ts';
import { Logo } from './logo.tsx';
import { isMapPage } from './map-pages.ts';
import { UserMenu } from './user-menu.tsx';

const Drawer = lazyWhenIdle(() => import('./drawer.tsx'));

/** 64 px, on phones 56. Home puts its search and filters into the slot, where other pages have links. */
export function Header({ route }: { route: PageName | undefined }) {
  const [drawer, setDrawer] = useState(false);
  useLayer(drawer, () => setDrawer(false));
  // In the order in which it is seen: a keyboard goes through the page as the eye does.
  const menuLast = useMedia('(min-width: 1024px)');
  const menu = (
    <button
      type="button"
      aria-label={t('app.menu')}
      aria-haspopup="dialog"
      aria-expanded={drawer}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
      onClick={() => setDrawer(true)}
    >
      <FirstIcon name="menu" size={24} />
    </button>
  );
  return (
    <header className="sticky top-0 z-40 flex h-(--header-height) items-center gap-2 border-line border-b bg-surface px-2 sm:px-4 lg:gap-4 lg:px-6">
      {!menuLast && menu}
      <Link href={route === 'Home' ? '/' : '/home'} className="flex min-h-11 items-center gap-2 rounded-control pr-2">
        <Logo />
        <span className="font-bold text-20">{pageConfig.brand.name}</span>
      </Link>
      <HeaderSlot className="flex min-w-0 grow items-center justify-end gap-2 empty:hidden lg:justify-start" />
      {!isMapPage(route) && <HeaderLinks route={route} />}
      <UserMenu route={route} />
      {menuLast && menu}
      <Suspense>{drawer && <Drawer onClose={() => setDrawer(false)} />}</Suspense>
    </header>
  );
}

function HeaderLinks({ route }: { route: PageName | undefined }) {
  return (
    <nav aria-label={t('app.nav.site')} className="ml-auto flex items-center gap-1 max-sm:hidden">
      <div className="hidden items-center lg:flex">
        <HeaderLink href="/home">{t('app.nav.buy')}</HeaderLink>
        <HeaderLink href="/add">{t('app.nav.sell')}</HeaderLink>
        <HeaderLink href="/popular-searches">{t('app.nav.popularSearches')}</HeaderLink>
      </div>
      <div className="hidden items-center gap-2 sm:flex">
        <FreeTab href="/home">{t('app.nav.findProperty')}</FreeTab>
        {route !== 'AddProperty' && <FreeTab href="/add">{t('app.nav.postProperty')}</FreeTab>}
      </div>
    </nav>
  );
}

const HeaderLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-ground">
    {children}
  </Link>
);

const FreeTab = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control border border-control px-3 font-semibold text-14 hover:bg-ground"
  >
    {children}
    <span className="rounded-control bg-success-tint px-1 font-bold text-12 text-success">{t('app.free')}</span>
  </Link>
);
