import { useEffect, useState } from 'react';
import { shownTime } from '../shared/format/times.ts';
import { t } from '../shared/messages/t.ts';

/** What is on the screen stays, and says from when it is. */
export function OfflineBar() {
  const [since, setSince] = useState(() => (navigator.onLine ? undefined : new Date()));
  useEffect(() => {
    const gone = () => setSince(new Date());
    const back = () => setSince(undefined);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <div role="status">
      {since && (
        <p className="bg-ink px-4 py-2 text-center text-14 text-surface">
          {t('app.offline', { time: shownTime(since.toISOString()) })}
        </p>
      )}
    </div>
  );
}
