import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';

export const MapNotice = ({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) => (
  <p
    role="status"
    data-testid="map-notice"
    className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 text-14"
  >
    <FirstLoadIcon name="info" />
    <span className="grow">{text}</span>
    {onRetry && <Button onClick={onRetry}>{t('home.retry')}</Button>}
  </p>
);
