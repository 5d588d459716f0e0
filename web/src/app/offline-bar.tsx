import { Suspense, useEffect, useState } from 'react';
import { lazyWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';

/** Here before it is wanted: by then nothing more can be loaded. Whoever is too early for that is told less. */
const AsOf = lazyWhenIdle(() => import('./as-of.tsx').catch(() => ({ default: WithoutTime })));
const WithoutTime = (_: { since: number }) => (
  <p data-offline className="bg-ink px-4 py-2 text-center text-14 text-surface">
    {t('app.error.network')}
  </p>
);

/** What is on the screen stays, and says from when it is. It stands where it is seen on every page: a map fills what is left below it. */
export function OfflineBar() {
  const [since, setSince] = useState(() => (navigator.onLine ? undefined : Date.now()));
  useEffect(() => {
    const gone = () => setSince(Date.now());
    const back = () => setSince(undefined);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <div role="status" className="sticky top-(--header-height) z-30">
      <Suspense>{since !== undefined && <AsOf since={since} />}</Suspense>
    </div>
  );
}
