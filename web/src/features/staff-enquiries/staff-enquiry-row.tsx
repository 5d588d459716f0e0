import { ENQUIRY_STATUSES, type EnquiryStatus, MAX_NOTE } from '@naksha/events/kernel';
import type { StaffEnquiry } from '@naksha/events/wire/staff-enquiries';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { StaffNotes } from '../second-factor/notes.tsx';
import { useStaffCall } from '../second-factor/use-staff-call.ts';
import { type ContactDetails, revealContactDetails, updateEnquiry } from './staff-enquiry-calls.ts';

export function StaffEnquiryRow({ enquiry }: { enquiry: StaffEnquiry }) {
  const { id, kind, project, asked, status, received_at, notes } = enquiry;
  const { busy, error, run } = useStaffCall();
  const work = (done: { status?: EnquiryStatus; note?: string }) =>
    new Promise<void>((resolve) =>
      run(
        () => updateEnquiry(id, done),
        () => resolve(),
      ),
    );
  const title = kind === 'project' ? t('staffEnquiries.project', { name: project?.name ?? '' }) : asked?.subject;
  return (
    <li data-enquiry={id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">{title ?? t('staffEnquiries.gone')}</p>
          <p className="text-14 text-muted" title={formatDateTime(received_at)}>
            {asked?.name} <TimeAgo at={received_at} />
          </p>
        </div>
        <Select
          aria-label={t('staffEnquiries.status')}
          className="w-44 max-sm:w-full"
          value={status}
          disabled={busy}
          onChange={({ target }) => void work({ status: target.value as EnquiryStatus })}
        >
          {ENQUIRY_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`staffEnquiries.status.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {asked?.message && <p className="whitespace-pre-line break-words">{asked.message}</p>}
      {asked && <Reveal id={id} />}
      {error && <FieldError text={error} />}
      {asked && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-14">
            {t('staffEnquiries.notes', { n: notes.length })}
          </summary>
          <StaffNotes notes={notes} busy={busy} max={MAX_NOTE} onNote={(note) => work({ note })} />
        </details>
      )}
    </li>
  );
}

/** Not cached. */
function Reveal({ id }: { id: string }) {
  const [reach, setReach] = useState<ContactDetails>();
  const { busy, error, run } = useStaffCall();
  if (!reach)
    return (
      <>
        <Button busy={busy} onClick={() => run(() => revealContactDetails(id), setReach)} className="self-start">
          <Icon name="phone" />
          {t('staffEnquiries.reveal')}
        </Button>
        {error && <FieldError text={error} />}
      </>
    );
  return (
    <p className="flex flex-wrap gap-2">
      <a href={`tel:${reach.phone.replace(/[^\d+]/g, '')}`} className={buttonClass('dark')}>
        <Icon name="phone" />
        {reach.phone}
      </a>
      {reach.email && (
        <a href={`mailto:${reach.email}`} className={buttonClass('quiet', 'break-all')}>
          {reach.email}
        </a>
      )}
    </p>
  );
}
