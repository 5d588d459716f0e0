import type { PageName } from '@naksha/events/contracts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHistoryLayer } from '../shared/history/use-layer.ts';
import { OptionalPart } from '../shared/later-part.tsx';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { lazyWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';
import { pageConfig } from '../shared/page-config.ts';
import { FirstLoadIcon } from '../shared/ui/first-icon.tsx';
import { HeaderSlot } from '../shared/ui/header-slot.tsx';
import { useIsPhoneScreen, useMediaQuery } from '../shared/ui/use-media.ts';
import { isAccountRoute } from './account-routes.ts';
import { Logo } from './logo.tsx';
import { showsHomeMap } from './map-pages.ts';
import { UserMenu } from './user-menu.tsx';

const Drawer = lazyWhenIdle(() => import('./drawer.tsx'));
/** Their space is reserved, so that loading them does not shift the layout. */
const HeaderLinks = lazyWithTimeout(() => import('./header-links.tsx'));
/** Map pages have their own, which moves the map. */
const HeaderPhone = lazyWithTimeout(() => import('./header-phone.tsx'));

export function Header({ route }: { route: PageName | undefined }) {
  const [drawer, setDrawer] = useState(false);
  useHistoryLayer(drawer, () => setDrawer(false));
  const phone = useIsPhoneScreen();
  // DOM order follows the visual order, for keyboards.
  const wide = useMediaQuery('(min-width: 1024px)');
  const menu = (
    <button
      type="button"
      aria-label={t('app.menu')}
      aria-haspopup="dialog"
      aria-expanded={drawer}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
      onClick={() => setDrawer(true)}
    >
      <FirstLoadIcon name="menu" size={24} />
    </button>
  );
  return (
    <header
      className={`@container sticky top-0 z-40 flex h-(--header-height) items-center gap-2 border-line border-b bg-surface px-2 sm:px-4 ${showsHomeMap(route) ? '' : 'lg:gap-4 lg:px-6'}`}
    >
      {!wide && menu}
      <Link
        href={route === 'Home' ? '/' : '/home'}
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-control lg:pr-1"
      >
        <Logo />
        {/* Beside a map's filters its room is the search's, and where texts are twice as large there is none. */}
        <span className={`@max-[16rem]:sr-only font-bold text-20 ${showsHomeMap(route) ? 'lg:max-2xl:sr-only' : ''}`}>
          {pageConfig.brand.name}
        </span>
      </Link>
      <HeaderSlot className="flex min-w-0 grow items-center justify-end gap-2 empty:hidden lg:justify-start" />
      {(showsHomeMap(route) ? wide : !phone) && (
        <div className={showsHomeMap(route) ? 'min-w-24 shrink-0' : 'ml-auto min-w-0'}>
          <OptionalPart>
            <HeaderLinks route={route} />
          </OptionalPart>
        </div>
      )}
      <span className="ml-auto empty:hidden sm:hidden">
        <OptionalPart>{phone && !showsHomeMap(route) && <HeaderPhone route={route} />}</OptionalPart>
      </span>
      <UserMenu route={route} />
      {wide && !isAccountRoute(route) && menu}
      <OptionalPart>{drawer && <Drawer route={route} onClose={() => setDrawer(false)} />}</OptionalPart>
    </header>
  );
}
