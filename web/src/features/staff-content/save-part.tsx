import type { ContentKind } from '@naksha/events/wire/content';
import type { ReactNode } from 'react';
import { t } from '../../shared/messages/t.ts';
import { RejectedFieldErrors } from './item-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveConflict } from './save-conflict.tsx';
import type { ContentForm } from './use-content-form.ts';

export function SaveSection<Draft extends object>({
  kind,
  form,
  children,
}: {
  kind: ContentKind;
  form: ContentForm<Draft>;
  children: ReactNode;
}) {
  const { id, error, conflict, busy, isUnsaved, resave, takeTheirs } = form;
  return (
    <>
      <p className="break-all text-14 text-muted">{t('staffContent.id', { id: id ?? '–' })}</p>
      {error !== undefined && <RejectedFieldErrors error={error} />}
      {conflict && (
        <SaveConflict kind={kind} conflict={conflict} busy={busy} onSave={resave} onTakeTheirs={takeTheirs} />
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
      <LeaveGuard unsaved={isUnsaved} />
    </>
  );
}
