import { formatNumber, formatRupees } from '@naksha/events/kernel';
import type { DutyRate } from '@naksha/events/wire/duty-rates';
import { formatMonth } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';

export function RateSource({ rate }: { rate: DutyRate | undefined }) {
  if (!rate) return t('calculators.unknown');
  return (
    <>
      {t('calculators.asOf', { month: formatMonth(rate.as_of) })}{' '}
      {rate.others_give !== undefined && `${t('calculators.others', { percent: formatNumber(rate.others_give) })} `}
      {rate.most !== undefined && `${t('calculators.most', { amount: formatRupees(rate.most) })} `}
      {rate.source ? (
        <a
          href={rate.source}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline underline-offset-4"
        >
          {t('calculators.source', { site: new URL(rate.source).hostname.replace(/^www\./, '') })}
        </a>
      ) : (
        t('calculators.noSource')
      )}
    </>
  );
}
