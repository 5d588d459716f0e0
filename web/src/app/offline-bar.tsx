import { Suspense, useEffect, useState } from 'react';
import { lazyWhenIdle } from '../shared/lazy-when-idle.ts';
import { t } from '../shared/messages/t.ts';

/** Loaded before the connection is lost. */
const AsOf = lazyWhenIdle(() => import('./as-of.tsx').catch(() => ({ default: WithoutTime })));
const WithoutTime = (_: { since: number }) => (
  <p data-offline className="bg-ink px-4 py-2 text-center text-14 text-surface">
    {t('app.error.network')}
  </p>
);

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
