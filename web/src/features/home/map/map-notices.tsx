import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { StageState } from './map-stage.tsx';

/** What is wrong with the map, over it, with the old data still there. */
export function MapNotices({ state, failed, onRetry }: { state: StageState; failed: boolean; onRetry(): void }) {
  return (
    <div className="pointer-events-none absolute inset-x-4 top-4 z-10 flex flex-col items-center gap-2 max-sm:top-3">
      {state === 'noWebGl' && <Notice>{t('home.noWebGl')}</Notice>}
      {state === 'noMap' && <Notice>{t('home.noMap')}</Notice>}
      {failed && (
        <Notice role="alert">
          {t('home.mapError')}
          <Button className="pointer-events-auto" onClick={onRetry}>
            {t('home.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}

const Notice = ({ role = 'status', children }: { role?: 'status' | 'alert'; children: React.ReactNode }) => (
  <div role={role} className="mx-12 flex items-center gap-3 rounded-card bg-surface px-3 py-2 text-14 shadow-lift">
    <Icon name="alert" />
    {children}
  </div>
);
