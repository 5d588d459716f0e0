import { calculateCharge, formatIndianNumber, formatRupees } from '@naksha/events/kernel';
import { CHARGES, type ChargeName, type DutyRate, type DutyState } from '@naksha/events/wire/duty-rates';
import { useState } from 'react';
import { formatMonth } from '../../shared/format/dates.ts';
import { parseTypedNumberOrNaN } from '../../shared/format/typed-number.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { DecimalField } from '../../shared/ui/decimal-field.tsx';
import { findDutyRate, type Purchase } from './find-rate.ts';

type Props = {
  price: number;
  state?: DutyState;
  purchase?: Purchase;
};

export function PurchaseCharges({ price, state, purchase }: Props) {
  const known = (charge: ChargeName) => state && purchase && findDutyRate(state, charge, purchase);
  const rates = { stamp_duty: known('stamp_duty'), registration: known('registration') };
  const [typed, setTyped] = useState(() => ({
    stamp_duty: initialRate(rates.stamp_duty),
    registration: initialRate(rates.registration),
  }));
  const amounts = CHARGES.map((charge) => chargeAmount(price, typed[charge], rates[charge]));
  const named = CHARGES.filter((_, k) => amounts[k] !== undefined);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {CHARGES.map((charge) => (
          <DecimalField
            key={charge}
            label={t(`calculators.${charge}`)}
            hint={<RateSource rate={rates[charge]} />}
            error={isRate(typed[charge]) ? undefined : t('loan.between', { from: 0, to: 100 })}
            value={typed[charge]}
            onType={(text) => setTyped((before) => ({ ...before, [charge]: text }))}
          />
        ))}
      </div>
      <div aria-live="polite">
        {named.length > 0 && (
          <>
            <p className="font-bold text-24" data-testid="duty-total">
              {formatRupees(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))}
            </p>
            {CHARGES.map((charge, k) => (
              <p key={charge}>
                {amounts[k] === undefined
                  ? t(`calculators.without.${charge}`)
                  : t(`calculators.is.${charge}`, { amount: formatRupees(amounts[k]) })}
              </p>
            ))}
          </>
        )}
      </div>
      <p className="max-w-[60ch] text-14 text-muted">
        {state ? t('calculators.askState', { state: nameInLocale(state) }) : t('calculators.ask')}
      </p>
    </>
  );
}

const initialRate = (rate: DutyRate | undefined): string => (rate ? formatIndianNumber(rate.percent) : '');

const isRate = (typed: string): boolean => typed.trim() === '' || parseTypedNumberOrNaN(typed) <= 100;

/** A maximum applies only to the original rate. */
function chargeAmount(price: number, typed: string, rate: DutyRate | undefined): number | undefined {
  const percent = parseTypedNumberOrNaN(typed);
  if (!(price > 0) || !(percent <= 100)) return undefined;
  return calculateCharge(price, { percent, ...(rate?.percent === percent && rate.most && { max: rate.most }) });
}

function RateSource({ rate }: { rate: DutyRate | undefined }) {
  if (!rate) return t('calculators.unknown');
  return (
    <>
      {t('calculators.asOf', { month: formatMonth(rate.as_of) })}{' '}
      {rate.others_give !== undefined &&
        `${t('calculators.others', { percent: formatIndianNumber(rate.others_give) })} `}
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
