import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';

export const RestoredDraftNotice = ({ found, onThrowAway }: { found: string; onThrowAway: () => void }) => (
  <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-ground p-3 text-14">
    <p className="min-w-0 grow basis-60">{t('staffContent.found', { when: formatDateTime(found) })}</p>
    <Button onClick={onThrowAway}>{t('staffContent.throwAway')}</Button>
  </div>
);
