import type { RejectionReason } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { RejectionReasons } from '../../shared/reasons/rejection-reasons.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

type Props = { codes: readonly RejectionReason[]; reasons: readonly string[]; resubmit: boolean };

export function StaffRejection({ codes, reasons, resubmit }: Props) {
  return (
    <div role="status" className="contents">
      {codes.length + reasons.length > 0 && (
        <section className="flex gap-3 rounded-card border border-red bg-red-tint p-4">
          <span className="text-red">
            <Icon name="alert" />
          </span>
          <div className="flex flex-col gap-1">
            <h2 className="font-bold">{t('dashboard.listings.reasons')}</h2>
            <RejectionReasons codes={codes} reasons={reasons} />
            <p className="text-14">{t(resubmit ? 'dashboard.edit.mend' : 'dashboard.edit.mendVerified')}</p>
          </div>
        </section>
      )}
    </div>
  );
}
