import { useIsDegraded } from '../shared/api/degraded.ts';
import { t } from '../shared/messages/t.ts';

export function DegradedServiceBar() {
  const slower = useIsDegraded();
  return (
    <div role="status">
      {slower && (
        <p className="border-line border-b bg-surface px-4 py-1 text-center text-14 text-muted">{t('app.slower')}</p>
      )}
    </div>
  );
}
