import { formatRupees } from '@naksha/events/kernel';
import type { TimelineEntry } from '@naksha/events/wire/property';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

export function ListingTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold text-20">{t('listing.timeline')}</h2>
      <ol className="flex flex-col">
        {entries.toReversed().map((entry) => (
          <li key={`${entry.on}-${entry.what}`} className="group relative flex gap-4 pb-4 last:pb-0">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-ink" />
            <span aria-hidden="true" className="absolute top-4 bottom-0 left-[3px] w-0.5 bg-line group-last:hidden" />
            <div className="flex flex-wrap gap-x-3">
              <span className={entry.what === 'price_changed' ? 'font-semibold' : ''}>{describeEntry(entry)}</span>
              <time dateTime={entry.on} className="text-muted">
                {formatDay(entry.on)}
              </time>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describeEntry({ what, price, from }: TimelineEntry): string {
  if (what === 'price_changed' && price !== undefined && from !== undefined)
    return t('listing.timeline.price_changed', { from: formatRupees(from), price: formatRupees(price) });
  if (what === 'posted' && price !== undefined) return t('listing.timeline.postedAt', { price: formatRupees(price) });
  return what === 'price_changed' ? t('listing.timeline') : t(`listing.timeline.${what}`);
}
