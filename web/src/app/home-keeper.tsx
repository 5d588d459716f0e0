import { PAGES, type PageName } from '@naksha/events/contracts';
import { Suspense, useEffect, useState } from 'react';
import { OptionalPart } from '../shared/later-part.tsx';
import { lazyWithTimeout } from '../shared/lazy-chunk.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { useMediaQuery } from '../shared/ui/use-media.ts';
import { showsHomeMap } from './map-pages.ts';

const loadPage = () => import('../features/home/home-page.tsx');
const HomePage = lazyWithTimeout(loadPage);
/** Loaded with the page, because it needs the page's texts. */
const UpdateHead = lazyWithTimeout(() => loadPage().then(() => import('./shown-head.tsx')));

/** Not the page that the server rendered. */
type Props = { name: PageName | undefined; moved: boolean };

/** Keeps Home mounted behind a listing on desktop, so that returning is instant. On phones memory is scarcer. */
export function PersistentHomePage({ name, moved }: Props) {
  const active = showsHomeMap(name);
  const desktop = useMediaQuery('(min-width: 1024px)');
  const [visited, setVisited] = useState(active);
  const kept = visited && desktop && name === 'SingleProperty';
  useEffect(() => {
    if (active) setVisited(true);
    else if (!kept) setVisited(false);
  }, [active, kept]);
  if (!active && !kept) return null;
  return (
    <div
      // Laid out, because a map without size loses its position; transparent, because the attribution is always
      // visible.
      className={
        active
          ? 'flex grow flex-col'
          : 'pointer-events-none invisible fixed inset-x-0 top-(--top-inset) bottom-0 opacity-0'
      }
      inert={!active}
      aria-hidden={!active || undefined}
    >
      <Suspense fallback={<PageSkeleton />}>
        <HomePage active={active} />
      </Suspense>
      {/* Apart: a map that is kept must not go while a head is loaded. A stored search writes its own. */}
      <OptionalPart>{name === 'Home' && moved && <UpdateHead page={PAGES.Home} />}</OptionalPart>
    </div>
  );
}
