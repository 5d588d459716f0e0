import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** On top of the form until it is sent again; told when staff decide while it is open. */
export function WhatStaffFound({ reasons, resubmit }: { reasons: readonly string[]; resubmit: boolean }) {
  return (
    <div role="status" className="contents">
      {reasons.length > 0 && (
        <section className="flex gap-3 rounded-card border border-red bg-red-tint p-4">
          <span className="text-red">
            <Icon name="alert" />
          </span>
          <div className="flex flex-col gap-1">
            <h2 className="font-bold">{t('dashboard.listings.reasons')}</h2>
            <ul className="list-disc pl-6">
              {reasons.map((reason) => (
                <li key={reason} className="break-words">
                  {reason}
                </li>
              ))}
            </ul>
            <p className="text-14">{t(resubmit ? 'dashboard.edit.mend' : 'dashboard.edit.mendVerified')}</p>
          </div>
        </section>
      )}
    </div>
  );
}
