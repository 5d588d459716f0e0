import { formatRupees } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { formatPricePerArea } from '../../shared/format/facts.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

export function PriceSummary({ property, className = '' }: { property: Property; className?: string }) {
  const { expected_price: price, price_cut: cut, area, property_subtype: subtype } = property;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      <span className="@max-[16rem]:text-24 font-bold text-32">{formatRupees(price)}</span>
      <span className="text-muted">{formatPricePerArea(price, area, subtype)}</span>
      {cut && (
        <span className="flex items-center gap-1 font-semibold text-14 text-success">
          <Icon name="arrowDown" size={16} />
          {t('listing.priceCut', { amount: formatRupees(cut.from - price) })}
        </span>
      )}
    </p>
  );
}
