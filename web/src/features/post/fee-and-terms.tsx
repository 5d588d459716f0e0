import {
  calculateSellerFee,
  formatIndianNumber,
  formatRupees,
  isRupees,
  SELLER_FEE_PERCENT,
} from '@naksha/events/kernel';
import { parseTypedRupeesOrNaN, type TypedPrice } from '../../shared/format/typed-amounts.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const TERMS = ['post.terms.yours', 'post.terms.checked', 'post.terms.office', 'post.terms.delete'] as const;

export default function FeeAndTerms({ draft }: { draft: TypedPrice }) {
  const price = parseTypedRupeesOrNaN(draft);
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-14">
      <p className="flex gap-2">
        <Icon name="info" />
        <span>
          <strong>{t('post.fee', { percent: formatIndianNumber(SELLER_FEE_PERCENT) })}</strong>{' '}
          {isRupees(price) &&
            t('post.fee.example', { price: formatRupees(price), fee: formatRupees(calculateSellerFee(price)) })}
        </span>
      </p>
      <details>
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t('post.terms')}
        </summary>
        <ul className="list-disc pl-6">
          {TERMS.map((term) => (
            <li key={term}>{t(term)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
