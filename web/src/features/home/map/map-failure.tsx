import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

const MapFailure = ({ onRetry }: { onRetry(): void }) => (
  <div
    role="alert"
    className="absolute inset-x-16 top-4 z-10 mx-auto flex w-fit items-center gap-3 rounded-card bg-surface px-3 py-2 text-14 shadow-lift"
  >
    <Icon name="alert" />
    {t('home.mapError')}
    <Button onClick={onRetry}>{t('home.retry')}</Button>
  </div>
);

export default MapFailure;
