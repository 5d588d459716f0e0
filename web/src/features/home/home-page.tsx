import { t } from '../../shared/messages/t.ts';
import { usePhone } from '../../shared/ui/use-media.ts';
import { HomeHeader } from './home-header.tsx';
import { Announce } from './list/announce.tsx';
import { HomeList } from './list/home-list.tsx';
import { HomeStage } from './map/home-stage.tsx';
import { PhoneHome } from './phone/phone-home.tsx';
import { useHome } from './use-home.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

/**
 * The map search page. It may stay mounted, not `active`, while a listing lies over it: then it keeps what it shows
 * and leaves the URL to that page.
 */
export default function HomePage({ active = true }: { active?: boolean }) {
  const home = useHome(active);
  const phone = usePhone();
  useKeptScroll(active);
  return (
    <>
      <a
        href="#home-list"
        className="fixed top-2 left-40 z-70 -translate-y-20 rounded-control bg-ink px-4 py-3 text-surface focus:translate-y-0"
      >
        {t('home.skipToList')}
      </a>
      {active && <HomeHeader home={home} />}
      <Announce total={home.list.isPlaceholderData ? undefined : home.list.total} />
      {phone ? (
        <PhoneHome home={home} />
      ) : (
        <div className="grid grow grid-cols-[320px_minmax(0,1fr)] lg:grid-cols-[440px_minmax(0,1fr)]">
          <div className="order-2">
            <div className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height))]">
              <HomeStage home={home} />
            </div>
          </div>
          <div className="order-1 p-3 lg:p-4">
            <HomeList home={home} />
          </div>
        </div>
      )}
    </>
  );
}
