import type { NumberRange } from '@naksha/events/kernel';
import { useRef } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { CheckboxChoices } from '../../../shared/ui/choice.tsx';
import { Field, FieldError } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { keptDrafts } from '../../../shared/ui/kept-drafts.ts';
import { useDialogDraft } from '../../../shared/ui/use-dialog-draft.ts';

export type End = 'min' | 'max';
export type EndReading = { value: number | undefined } | { error: string };

type Props = {
  name: string;
  unit: string;
  range: NumberRange | undefined;
  read(text: string, end: End, field: string): EndReading;
  /** `read` gives the same value. */
  print(value: number): string;
  presets: readonly { range: NumberRange; label: string }[];
  onRange(range: NumberRange | undefined): void;
};

const KEPT = 'filter ';
/** Unreadable text is in no filter, so clearing filters must clear it too. */
export const clearTypedAmounts = (): void => {
  for (const key of keptDrafts.keys()) if (key.startsWith(KEPT)) keptDrafts.delete(key);
};

/** `isLeft`: an error is shown. */
type Draft = { text: string; over: string; isLeft: boolean };

const ENDS = ['min', 'max'] as const;
const LABELS = { min: 'filter.amount.from', max: 'filter.amount.to' } as const;

/** Applied when a field is left or Enter is pressed. */
export function AmountRangeFields({ name, unit, range, read, print, presets, onRange }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const [drafts, setDrafts] = useDialogDraft<Partial<Record<End, Draft>>>(`${KEPT}${name}`, {});
  const applied = {
    min: range?.min ? print(range.min) : '',
    max: range?.max === undefined ? '' : print(range.max),
  };
  // A draft over another value is stale: the slider, a preset or a chip has changed the filter since.
  const draftOf = (end: End, from = drafts) => (from[end]?.over === applied[end] ? from[end] : undefined);
  const readEnd = (end: End, from = drafts): EndReading => {
    const draft = draftOf(end, from);
    return draft
      ? read(draft.text, end, t(`home.filter.${end === 'min' ? 'from' : 'to'}`, { what: name }))
      : { value: range?.[end] };
  };
  const apply = (next: NumberRange | undefined) => {
    setDrafts({});
    onRange(next);
  };
  const findCrossed = (from = drafts): { min: number; max: number } | undefined => {
    const [min, max] = ENDS.map((end) => readEnd(end, from));
    if ('error' in min || 'error' in max || min.value === undefined || max.value === undefined) return undefined;
    return min.value > max.value ? { min: min.value, max: max.value } : undefined;
  };
  const commit = (end: End) => {
    const draft = draftOf(end);
    if (!draft) return;
    const next = { ...drafts, [end]: { ...draft, isLeft: true } };
    setDrafts(next);
    const [min, max] = ENDS.map((one) => readEnd(one, next));
    const own = end === 'min' ? min : max;
    if ('error' in own || findCrossed(next)) return;
    const from = ('error' in min ? range?.min : min.value) ?? 0;
    const to = 'error' in max ? range?.max : max.value;
    // A text at the other end that cannot be read stays in its field.
    setDrafts({ min: 'error' in min ? next.min : undefined, max: 'error' in max ? next.max : undefined });
    onRange(from === 0 && to === undefined ? undefined : { min: from, ...(to !== undefined && { max: to }) });
  };
  const crossed = ENDS.some((end) => draftOf(end)?.isLeft) ? findCrossed() : undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="grid grid-cols-2 gap-2">
        {ENDS.map((end) => {
          const draft = draftOf(end);
          const reading = readEnd(end);
          return (
            <Field
              key={end}
              label={t(LABELS[end], { unit })}
              error={draft?.isLeft && 'error' in reading ? reading.error : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  ref={end === 'min' ? first : undefined}
                  aria-invalid={crossed ? true : control['aria-invalid']}
                  autoComplete="off"
                  placeholder={t('filter.amount.noLimit')}
                  value={draft?.text ?? applied[end]}
                  onChange={({ target }) =>
                    setDrafts({ ...drafts, [end]: { text: target.value, over: applied[end], isLeft: false } })
                  }
                  onBlur={() => commit(end)}
                  onKeyDown={({ key }) => key === 'Enter' && commit(end)}
                />
              )}
            </Field>
          );
        })}
      </div>
      {crossed && (
        <div className="grid justify-items-start gap-1">
          <FieldError text={t('filter.amount.crossed', { name, from: print(crossed.min), to: print(crossed.max) })} />
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              first.current?.focus();
              apply({ min: crossed.max, max: crossed.min });
            }}
          >
            {t('filter.amount.swap', { from: print(crossed.max), to: print(crossed.min) })}
          </button>
        </div>
      )}
      <CheckboxChoices
        options={presets.map(({ label }) => ({ value: label, label }))}
        value={presets.filter(({ range: one }) => isSame(one, range)).map(({ label }) => label)}
        onChange={(chosen) => apply(presets.find(({ label }) => label === chosen.at(-1))?.range)}
      />
    </fieldset>
  );
}

const isSame = (one: NumberRange, other: NumberRange | undefined): boolean =>
  one.min === other?.min && one.max === other.max;
