import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, FieldError, FieldGroup } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';

const TEMPLATES = ['price', 'position', 'phone', 'paper', 'duplicate', 'contacts', 'kind'] as const;
const MAX_REASON = 200;

/** `others`: how many more of this seller's listings wait. */
type Props = { others: number; onCancel: () => void; onReject: (reasons: string[], withOthers: boolean) => void };

/** The form opened under the fingers of whoever asked for it. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** Reasons that come up every day, and room for one that doesn't. */
export function RejectForm({ others, onCancel, onReject }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [other, setOther] = useState('');
  const [withOthers, setWithOthers] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reasons = [...chosen, other.trim()].filter(Boolean);
    if (reasons.length === 0) setMissing(true);
    else onReject(reasons, withOthers);
  };
  return (
    <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} className="flex flex-col gap-4">
      <FieldGroup label={t('staff.review.rejectTitle')} hint={t('staff.review.rejectWhy')}>
        {TEMPLATES.map((template, index) => {
          const text = t(`staff.reason.${template}`);
          return (
            <label key={template} className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
              <input
                type="checkbox"
                ref={index === 0 ? takeFocus : undefined}
                checked={chosen.includes(text)}
                onChange={({ target }) => {
                  setMissing(false);
                  setChosen(target.checked ? [...chosen, text] : chosen.filter((one) => one !== text));
                }}
                className="size-5 accent-ink"
              />
              {text}
            </label>
          );
        })}
        <Field label={t('staff.review.otherReason')}>
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_REASON}
              value={other}
              onChange={(event) => setOther(event.target.value)}
            />
          )}
        </Field>
        {missing && <FieldError text={t('staff.review.needsReason')} />}
      </FieldGroup>
      {others > 0 && (
        <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
          <input
            type="checkbox"
            checked={withOthers}
            onChange={({ target }) => setWithOthers(target.checked)}
            className="size-5 accent-ink"
          />
          {t('staff.review.rejectOthers', { n: others })}
        </label>
      )}
      <div className="flex gap-3">
        <Button type="submit" look="primary">
          {t('staff.review.rejectAct')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
