import { formatIndianNumber, formatRupees, isRupees, type ListingId, MAX_RUPEES } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { parseTypedPrice, parseTypedRupeesOrNaN, type TypedPrice } from '../../shared/format/typed-amounts.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PriceField } from '../../shared/ui/price-field.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { changeListingPrice } from './own-calls.ts';
import { OwnPriceDemand } from './own-price-demand.tsx';

export function PriceForm({ id, price, onDone }: { id: ListingId; price: number; onDone: () => void }) {
  const [typed, setTyped] = useState<TypedPrice>({ price: formatIndianNumber(price), confirmedPrice: price });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const value = parseTypedRupeesOrNaN(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.price.trim();
    if (parseTypedPrice(typed).kind === 'ambiguous') return setError(t('post.amount.choose', { text }));
    if (Number.isNaN(value) && text !== '') return setError(t('post.price.unread', { text }));
    if (value > MAX_RUPEES) return setError(t('post.price.tooHigh'));
    if (!isRupees(value)) return setError(t('post.price.invalid'));
    setBusy(true);
    changeListingPrice(id, value)
      .then(() => {
        toast.success(t('listing.own.priceSaved'));
        onDone();
      })
      .catch((problem: unknown) => setError(describeProblem(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onDone()}
      noValidate
      className="flex flex-col gap-3"
    >
      <PriceField
        label={t('listing.own.newPrice')}
        hint={formatRupees(price)}
        typed={typed}
        error={error}
        autoFocus
        onChange={(next) => {
          setError(undefined);
          setTyped(next);
        }}
      />
      <OwnPriceDemand id={id} price={value} />
      <div className="flex gap-2">
        <Button type="submit" look="dark" busy={busy} disabled={value === price}>
          {t('listing.own.savePrice')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
