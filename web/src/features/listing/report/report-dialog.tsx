import { type ListingId, MAX_REPORT_NOTE, REPORT_KINDS, type ReportKind } from '@naksha/events/kernel';
import type { NewReport } from '@naksha/events/wire/reports';
import { type FormEvent, useState } from 'react';
import { sendCommand } from '../../../shared/api/api.ts';
import { createRandomHexId } from '../../../shared/api/idempotency-key.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RadioChoice } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field, FieldError, FieldGroup } from '../../../shared/ui/field.tsx';
import { TextArea } from '../../../shared/ui/input.tsx';
import { describeProblem } from '../../../shared/ui/problem-words.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useDialogDraft } from '../../../shared/ui/use-dialog-draft.ts';
import { sendWithProofOfWork, type TakenOrWork } from '../../../shared/work/send-with-work.ts';

export default function ReportDialog({ id, onClose }: { id: ListingId; onClose: () => void }) {
  const [kind, setKind, forgetKind] = useDialogDraft<ReportKind | undefined>(`report.kind.${id}`, undefined);
  const [note, setNote, forgetNote] = useDialogDraft(`report.note.${id}`, '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leave = () => {
    forgetKind();
    forgetNote();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!kind) return setError(t('report.needsKind'));
    setBusy(true);
    setError(undefined);
    sendReport(id, kind, note)
      .then(() => {
        toast.success(t('report.sent'));
        leave();
      })
      .catch((problem: unknown) => setError(describeProblem(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('listing.report')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FieldGroup label={t('report.kind')}>
          <RadioChoice
            name="report"
            options={REPORT_KINDS.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
            value={kind}
            onChange={(chosen) => {
              setError(undefined);
              setKind(chosen);
            }}
          />
        </FieldGroup>
        <Field label={t('report.note')} optional={t('report.optional')} hint={t('report.noteHint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={MAX_REPORT_NOTE}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <p className="text-14 text-muted">{t('report.next')}</p>
        {error && <FieldError text={error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={leave}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" look="dark" busy={busy}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const KEY = 'report_browser';

/** So that a browser reports once; created with the first report, deleted at sign-out. */
function browserReportId(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = createRandomHexId();
  localStorage.setItem(KEY, made);
  return made;
}

async function sendReport(listing: ListingId, kind: ReportKind, note: string): Promise<void> {
  const said: NewReport = { listing, kind, note, browser: browserReportId() };
  await sendWithProofOfWork((proof) =>
    sendCommand<TakenOrWork>('POST', '/reports', { ...said, ...(proof && { proof }) } satisfies NewReport),
  );
}
