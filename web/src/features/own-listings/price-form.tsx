import { exactRupees, isRupees, type ListingId, MAX_RUPEES, shownNumber } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { rupeesInWords } from '../../shared/format/rupees-in-words.ts';
import { grouped, typedNumber } from '../../shared/format/typed-number.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { wordsFor } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { changePrice } from './own-calls.ts';
import { PriceWhatIf } from './price-what-if.tsx';

/** The new price is out at once; the history keeps the old one. */
export function PriceForm({ id, price, onDone }: { id: ListingId; price: number; onDone: () => void }) {
  const [typed, setTyped] = useState(shownNumber(price));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const value = typedNumber(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value > MAX_RUPEES) return setError(t('post.price.tooHigh'));
    if (!isRupees(value)) return setError(t('post.price.invalid'));
    setBusy(true);
    changePrice(id, value)
      .then(() => {
        toast.success(t('listing.own.priceSaved'));
        onDone();
      })
      .catch((problem: unknown) => setError(wordsFor(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onDone()}
      noValidate
      className="flex flex-col gap-3"
    >
      <Field
        label={t('listing.own.newPrice')}
        hint={<span aria-live="polite">{rupeesInWords(typed) || exactRupees(price)}</span>}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={(event) => {
              setError(undefined);
              setTyped(grouped(event.target.value));
            }}
          />
        )}
      </Field>
      <PriceWhatIf id={id} price={value} />
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
