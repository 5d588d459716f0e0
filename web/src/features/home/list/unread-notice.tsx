import { describeUnreadParameter } from '@naksha/events/contracts';
import type { UnreadParameter } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

type Props = { unread: readonly UnreadParameter[]; onDismiss(): void };

export default function IgnoredFiltersNotice({ unread, onDismiss }: Props) {
  const asked = unread.map((one) => describeUnreadParameter(one, t)).join(', ');
  return (
    <div
      role="status"
      data-testid="unread-filters"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-3 text-14 print:hidden"
    >
      <p className="flex gap-2 wrap-anywhere">
        <Icon name="info" />
        {t('home.unread', { asked })}
      </p>
      <Button onClick={onDismiss}>{t('app.dismiss')}</Button>
    </div>
  );
}
