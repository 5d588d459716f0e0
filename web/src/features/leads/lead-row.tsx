import type { Lead } from '@naksha/events/wire/leads';
import { Link } from 'wouter';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import PhotoImage from '../../shared/photos/photo-image.tsx';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { ListingIllustration } from '../../shared/ui/listing-illustration.tsx';

export function LeadRow({ lead, fresh }: { lead: Lead; fresh: boolean }) {
  const { listing, buyer, status, contacted_at, status_at, callback_at } = lead;
  const name = buyer.first_name || t(buyer.erased ? 'dashboard.leads.erased' : 'dashboard.leads.someone');
  return (
    <li
      data-lead={lead.id}
      className={`grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 rounded-card border bg-surface p-4 shadow-card sm:grid-cols-[96px_minmax(0,1fr)_180px] ${
        fresh ? 'animate-arrive border-ink' : 'border-line'
      }`}
    >
      <Cover listing={listing} />
      <div className="min-w-0">
        <p className="font-semibold">{t('dashboard.leads.from', { name })}</p>
        <Link
          href={`/${listing.property_subtype}/${listing.slug}`}
          className="flex min-h-11 items-center break-words text-14 underline-offset-4 hover:underline"
        >
          {listing.title}
        </Link>
        <p className="text-14 text-muted" title={formatDateTime(contacted_at)}>
          <TimeAgo at={contacted_at} />
        </p>
      </div>
      <div className="flex flex-col gap-1 text-14 max-sm:col-span-2 sm:items-end sm:text-right">
        <p>
          <span className="sr-only">{t('dashboard.leads.status', { name })}: </span>
          <span
            className={`rounded-control border px-2 py-1 font-semibold ${
              fresh && status === 'new' ? 'border-ink bg-ink text-surface' : 'border-line'
            }`}
          >
            {t(`trade.lead.${status}`)}
          </span>
        </p>
        {status_at && (
          <p className="text-12 text-muted">{t('dashboard.leads.statusSince', { time: formatDateTime(status_at) })}</p>
        )}
        {callback_at && status === 'new' && (
          <p className="text-12 text-muted">{t('dashboard.leads.callback', { time: formatDateTime(callback_at) })}</p>
        )}
      </div>
    </li>
  );
}

/** Decorative: the title is next to it. */
function Cover({ listing: { id, property_subtype: subtype, cover } }: Pick<Lead, 'listing'>) {
  const look = 'aspect-4/3 w-full self-start rounded-card sm:self-center';
  if (!cover) return <ListingIllustration subtype={subtype} id={id} className={look} />;
  return <PhotoImage photo={cover.photo} secret={cover.secret} alt="" sizes="96px" largest={320} className={look} />;
}
