import type { ReportedListing } from '@naksha/events/wire/reports';
import { Link } from 'wouter';
import { formatRupeesShort } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { PlaceText } from '../../shared/places/place-text.tsx';
import { TimeAgo } from '../../shared/ui/ago.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { SettleReportActions } from './settle-actions.tsx';
import { createSettlement, reportedListingTitle, type Settlement } from './settlement.ts';

type Props = {
  reported: ReportedListing;
  takenBack?: Settlement;
  onSettle: (settlement: Settlement) => void;
};

export function ReportedListingCard({ reported, takenBack, onSettle }: Props) {
  const { id, reports, count, own, listing } = reported;
  return (
    <li
      data-listing={id}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <header className="flex flex-col gap-1">
        <h2 className="break-words font-bold text-20">
          {listing && listing.listing_state !== 'deleted' ? (
            <Link
              href={`/${listing.property_subtype}/${listing.slug}`}
              className="-my-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {listing.title}
            </Link>
          ) : (
            reportedListingTitle(reported)
          )}
        </h2>
        {listing && (
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <span className="font-semibold text-ink">₹{formatRupeesShort(listing.expected_price)}</span>
            <span>{t(`trade.subtype.${listing.property_subtype}`)}</span>
            <PlaceText place={listing} />
            <span>{t(`trade.state.${listing.listing_state}`)}</span>
          </p>
        )}
      </header>
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-14">
          {count > reports.length
            ? t('staffReports.firstOf', { shown: reports.length, n: count })
            : t('staffReports.count', { n: count })}
        </h3>
        <ul className="flex flex-col gap-2">
          {reports.map((report) => (
            <li key={report.id} className="rounded-card bg-ground p-3 text-14">
              <p className="flex flex-wrap gap-x-3">
                <span className="font-semibold">{t(`report.kind.${report.kind}`)}</span>
                <span className="text-muted">
                  <TimeAgo at={report.on} />
                </span>
                <span className="text-muted">
                  {t(report.signed_in ? 'staffReports.signedIn' : 'staffReports.signedOut')}
                </span>
              </p>
              {report.note && <p className="whitespace-pre-line break-words">{report.note}</p>}
            </li>
          ))}
        </ul>
      </section>
      {own ? (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="info" />
          {t('staffReports.own')}
        </p>
      ) : (
        <SettleReportActions
          kinds={[...new Set(reports.map(({ kind }) => kind))]}
          public={listing?.listing_state === 'verified'}
          takenBack={takenBack}
          onSettle={(said) => onSettle(createSettlement(reported, said))}
        />
      )}
    </li>
  );
}
