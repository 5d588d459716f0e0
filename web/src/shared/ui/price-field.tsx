import { formatIndianNumber, formatRupees } from '@naksha/events/kernel';
import { type ReactNode, useState } from 'react';
import { formatRupeesShort } from '../format/facts.ts';
import { rupeesInWords } from '../format/rupees-in-words.ts';
import { parseTypedPrice, type TypedPrice } from '../format/typed-amounts.ts';
import { groupDigits } from '../format/typed-number.ts';
import { t } from '../messages/t.ts';
import { AmountChoiceButtons } from './amount-choices.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { useDebounced } from './use-settled.ts';

type Props = {
  label: string;
  typed: TypedPrice;
  onChange: (typed: TypedPrice) => void;
  error: string | undefined;
  hint?: ReactNode;
  autoFocus?: boolean;
};

export function PriceField({ label, typed, onChange, error, hint, autoFocus }: Props) {
  const read = parseTypedPrice(typed);
  // 4, 45 and 450 are ambiguous while typing 45,00,000.
  const isSettled = useDebounced(typed.price, 500) === typed.price;
  const [leftText, setLeftText] = useState<string>();
  const isUnread = read.kind === 'rejected' && leftText === typed.price;
  return (
    <div>
      <Field
        label={label}
        hint={<span aria-live="polite">{describe(typed.price) || hint}</span>}
        error={error ?? (isUnread ? t('post.price.unread', { text: typed.price.trim() }) : undefined)}
      >
        {(control) => (
          <div className="relative sm:max-w-xs">
            <span aria-hidden="true" className="absolute inset-y-0 left-3 grid place-items-center text-muted">
              ₹
            </span>
            <Input
              {...control}
              autoFocus={autoFocus}
              inputMode="decimal"
              autoComplete="off"
              className="pl-8 font-semibold"
              value={typed.price}
              onBlur={() => setLeftText(typed.price)}
              onChange={(event) => onChange({ price: groupDigits(event.target.value), confirmedPrice: undefined })}
            />
          </div>
        )}
      </Field>
      {read.kind === 'ambiguous' && isSettled && (
        <AmountChoiceButtons
          choices={read.choices}
          label={(rupees) => (rupees < 1000 ? formatRupees(rupees) : `₹${formatRupeesShort(rupees)}`)}
          onChoose={(rupees) => onChange({ price: formatIndianNumber(rupees), confirmedPrice: rupees })}
        />
      )}
    </div>
  );

  function describe(text: string): string {
    if (read.kind !== 'value') return '';
    const isPlain = /^[\d,]+$/.test(text.trim());
    return isPlain ? rupeesInWords(text) : `₹${formatRupeesShort(read.value)} · ${formatIndianNumber(read.value)}`;
  }
}
