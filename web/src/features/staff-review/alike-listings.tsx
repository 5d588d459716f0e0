import { formatIndianNumber, formatRupees } from '@naksha/events/kernel';
import type { AlikeListing } from '@naksha/events/wire/review';
import { Link } from 'wouter';
import { formatDay } from '../../shared/format/dates.ts';
import { formatArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';

export const ProbableDuplicateListings = ({ alike }: { alike: readonly AlikeListing[] }) => (
  <section className="flex flex-col gap-2 rounded-card border border-control border-dashed p-4 text-14">
    <h3 className="font-semibold">{t('staff.review.alike', { n: alike.length })}</h3>
    <p className="text-muted">{t('staff.review.alikeWhy')}</p>
    <ul className="flex flex-col gap-2">
      {alike.map((one) => (
        <li key={one.id} className="border-line border-t pt-2">
          <Link
            href={`/${one.property_subtype}/${one.slug}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {one.title}
          </Link>
          <p className="text-muted">
            {[
              t(`trade.state.${one.listing_state}`),
              formatRupees(one.expected_price),
              formatArea(one.area),
              t('staff.review.apart', { metres: formatIndianNumber(one.apart) }),
              formatDay(one.posted_on),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
