import { lazy, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { useMedia } from '../shared/ui/use-media.ts';
import type { RouteName } from './route.ts';

const HomePage = lazy(() => import('../features/home/home-page.tsx'));

/**
 * Keeps desktop Home mounted while a listing is open, so that coming back finds the same map, list and scroll.
 * On a phone the memory is worth more.
 */
export function HomeKeeper({ route }: { route: RouteName | undefined }) {
  const desktop = useMedia('(min-width: 1024px)');
  const active = route === 'Home';
  const [visited, setVisited] = useState(active);
  const kept = visited && desktop && route === 'SingleProperty';
  useEffect(() => {
    if (active) setVisited(true);
    else if (!kept) setVisited(false);
  }, [active, kept]);
  if (!active && !kept) return null;
  return (
    <div
      // Out of sight but laid out: a map whose place has no size forgets where it was. And transparent: the map's
      // attribution is visible whatever its surroundings are.
      className={
        active
          ? 'flex grow flex-col'
          : 'pointer-events-none invisible fixed inset-x-0 top-(--header-height) bottom-0 opacity-0'
      }
      inert={!active}
      aria-hidden={!active || undefined}
    >
      <Suspense fallback={<PageSkeleton />}>
        <HomePage active={active} />
      </Suspense>
    </div>
  );
}
