import { VERIFICATION_CHECKS } from '@naksha/events/kernel';
import type { Property, Receipt, SampleReceipt } from '@naksha/events/wire/property';
import { formatDay } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function VerificationBadge({ property: { verified, checked } }: { property: Property }) {
  if (verified?.sample) return <SampleBadge verified={verified} sample={verified.sample} />;
  if (!verified || !checked) return null;
  const { receipt, price_changed_since } = verified;
  const madeOf = (check: CheckProps['check']) => receipt.find((one) => one.check === check);
  const madeFirst = [...VERIFICATION_CHECKS].sort((a, b) => Number(!madeOf(a)) - Number(!madeOf(b)));
  return (
    <section className="flex flex-col gap-3 rounded-card border border-success bg-success-tint px-4 py-2">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 rounded-control">
          <span className="text-success">
            <Icon name="shield" size={24} />
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="font-bold">{t('trade.checked', { n: checked.done, of: checked.of })}</span>
            <span className="text-14 text-muted">{t('listing.checkedOn', { day: formatDay(verified.on) })}</span>
          </span>
          <span className="ml-auto transition-transform group-open:rotate-180">
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
        <ul className="grid gap-3 py-2 text-14 sm:grid-cols-2">
          {madeFirst.map((check) => (
            <Check key={check} check={check} made={madeOf(check)} />
          ))}
        </ul>
      </details>
      {price_changed_since && <PriceChanged />}
    </section>
  );
}

const PriceChanged = () => (
  <p className="flex items-center gap-2 font-semibold text-14">
    <Icon name="info" />
    {t('listing.priceChangedSince')}
  </p>
);

type Verified = NonNullable<Property['verified']>;

/** Not checked individually, so neither green nor ticked. */
const SampleBadge = ({ verified, sample }: { verified: Verified; sample: SampleReceipt }) => (
  <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
    <p className="font-bold">{t('listing.bySample')}</p>
    <p className="text-14">
      {t('listing.bySampleWhy', { ...sample, who: t(`trade.role.${sample.by}`), day: formatDay(verified.on) })}
    </p>
    {verified.price_changed_since && <PriceChanged />}
  </section>
);

type CheckProps = { check: Receipt[number]['check']; made: Receipt[number] | undefined };

const Check = ({ check, made }: CheckProps) => (
  <li className={`flex gap-2 ${made ? '' : 'text-muted'}`}>
    <Icon name={made ? 'check' : 'minus'} />
    <span>
      {t(`trade.check.${check}`)}
      <span className="block text-12 text-muted">
        {made
          ? t('listing.receipt', {
              who: t(`trade.role.${made.by}`),
              day: formatDay(made.on),
              until: formatDay(made.until),
            })
          : t('listing.notChecked')}
      </span>
    </span>
  </li>
);
