import { LEAD_STATUSES } from '@naksha/events/kernel';
import type { Lead } from '@naksha/events/wire/leads';
import { Link } from 'wouter';
import { shownMoment } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Ago } from '../../shared/ui/ago.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';
import { wordsFor } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { setLeadStatus } from './use-leads.ts';

/** @param fresh it came while the page was open: it slides in and is marked */
export function LeadRow({ lead, fresh }: { lead: Lead; fresh: boolean }) {
  const { listing, buyer, status, contacted_at } = lead;
  const name = buyer.first_name || t(buyer.erased ? 'dashboard.leads.erased' : 'dashboard.leads.someone');
  const set = (value: string) => {
    const next = LEAD_STATUSES.find((one) => one === value);
    if (next) setLeadStatus(lead.id, next).catch((error: unknown) => toast.error(wordsFor(error)));
  };
  return (
    <li
      data-lead={lead.id}
      className={`grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 rounded-card border bg-surface p-4 shadow-card sm:grid-cols-[96px_minmax(0,1fr)_180px] ${
        fresh ? 'animate-arrive border-ink' : 'border-line'
      }`}
    >
      <ListingIllustration
        subtype={listing.property_subtype}
        id={listing.id}
        className="aspect-4/3 w-full self-start rounded-card sm:self-center"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {t('dashboard.leads.from', { name })}
          {fresh && status === 'new' && (
            <span className="rounded-control bg-ink px-2 text-12 text-surface">{t('dashboard.leads.new')}</span>
          )}
        </p>
        <Link
          href={`/${listing.property_subtype}/${listing.slug}`}
          className="flex min-h-11 items-center break-words text-14 underline-offset-4 hover:underline"
        >
          {listing.title}
        </Link>
        <p className="text-14 text-muted" title={shownMoment(contacted_at)}>
          <Ago at={contacted_at} />
        </p>
      </div>
      <Select
        aria-label={t('dashboard.leads.status', { name })}
        className="max-sm:col-span-2"
        value={status}
        onChange={(event) => set(event.target.value)}
      >
        {LEAD_STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`trade.lead.${one}`)}
          </option>
        ))}
      </Select>
    </li>
  );
}
