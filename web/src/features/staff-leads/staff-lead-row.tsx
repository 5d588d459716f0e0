import { LEAD_STATUSES, type LeadStatus, MAX_NOTE } from '@naksha/events/kernel';
import type { StaffLead } from '@naksha/events/wire/staff-leads';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { StaffNotes } from '../second-factor/notes.tsx';
import { useStaffCall } from '../second-factor/use-staff-call.ts';
import { NextStepForm } from './next-step.tsx';
import { type LeadUpdate, revealLeadNumber, updateLead } from './staff-lead-calls.ts';

export function StaffLeadRow({ lead, now }: { lead: StaffLead; now: number }) {
  const { id, listing, buyer, status, city, contacted_at, next_step: step, notes } = lead;
  const { busy, error, run } = useStaffCall();
  const name = buyer.first_name || t(buyer.erased ? 'staffLeads.erased' : 'staffLeads.someone');
  const work = (done: LeadUpdate) =>
    new Promise<void>((resolve) =>
      run(
        () => updateLead(id, done),
        () => resolve(),
      ),
    );
  const late = step !== undefined && Date.parse(step.at) < now;
  return (
    <li data-lead={id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <Link
            href={`/${listing.property_subtype}/${listing.slug}`}
            className="flex min-h-11 items-center break-words text-14 underline-offset-4 hover:underline"
          >
            {[listing.title, city].filter(Boolean).join(' · ')}
          </Link>
          <p className="text-14 text-muted" title={formatDateTime(contacted_at)}>
            {t('staffLeads.asked')} <TimeAgo at={contacted_at} />
          </p>
        </div>
        <Select
          aria-label={t('staffLeads.status', { name })}
          className="w-44 max-sm:w-full"
          value={status}
          disabled={busy}
          onChange={({ target }) => void work({ status: target.value as LeadStatus })}
        >
          {LEAD_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`trade.lead.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {step && (
        <p className={`flex items-center gap-2 font-semibold text-14 ${late ? 'text-red' : ''}`}>
          <Icon name={late ? 'alert' : 'clock'} />
          {t(`staffLeads.next.${step.what}`, { time: formatDateTime(step.at) })}
          {late && <span className="font-normal">{t('staffLeads.late')}</span>}
        </p>
      )}
      {lead.may_call && <Call id={id} name={name} />}
      {error && <FieldError text={error} />}
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-14">
          {t('staffLeads.more', { n: notes.length })}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <NextStepForm busy={busy} isSet={step !== undefined} onSet={(next_step) => void work({ next_step })} />
          <StaffNotes notes={notes} busy={busy} max={MAX_NOTE} onNote={(note) => work({ note })} />
        </div>
      </details>
    </li>
  );
}

/** Not cached. */
function Call({ id, name }: { id: string; name: string }) {
  const [phone, setPhone] = useState<string>();
  const { busy, error, run } = useStaffCall();
  if (phone)
    return (
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass('dark', 'self-start')}>
        <Icon name="phone" />
        {t('staffLeads.call', { phone })}
      </a>
    );
  return (
    <>
      <Button
        busy={busy}
        aria-label={t('staffLeads.revealOf', { name })}
        onClick={() => run(() => revealLeadNumber(id), setPhone)}
        className="self-start"
      >
        <Icon name="phone" />
        {t('staffLeads.reveal')}
      </Button>
      {error && <FieldError text={error} />}
    </>
  );
}
