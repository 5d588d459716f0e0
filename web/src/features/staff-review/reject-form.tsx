import { REJECTION_REASONS, type RejectionReason } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { loadContactDetailsCheck } from '../../shared/api/load-contact-judge.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, FieldError, FieldGroup } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';

const MAX_REASON = 200;

type Props = {
  others: readonly string[];
  act?: string;
  typed?: { codes: readonly RejectionReason[]; reasons: readonly string[]; withOthers: boolean };
  onCancel: () => void;
  onReject: (why: { codes: RejectionReason[]; reasons: string[] }, withOthers: boolean) => void;
};

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

export function RejectForm({ others, act = t('staff.review.rejectAct'), typed, onCancel, onReject }: Props) {
  const [chosen, setChosen] = useState(() => typed?.codes ?? []);
  const [other, setOther] = useState(() => typed?.reasons[0] ?? '');
  const [withOthers, setWithOthers] = useState(typed?.withOthers ?? false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reasons = [other.trim()].filter(Boolean);
    if (chosen.length + reasons.length === 0) return setError(t('staff.review.needsReason'));
    const judge = await loadContactDetailsCheck();
    const contact = judge?.(other);
    if (contact) return setError(t(`post.contact.${contact}`));
    onReject({ codes: [...chosen], reasons }, withOthers);
  };
  return (
    <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} className="flex flex-col gap-4">
      <FieldGroup label={t('staff.review.rejectTitle')} hint={t('staff.review.rejectWhy')}>
        {REJECTION_REASONS.map((code, index) => (
          <label key={code} className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
            <input
              type="checkbox"
              ref={index === 0 ? takeFocus : undefined}
              checked={chosen.includes(code)}
              onChange={({ target }) => {
                setError(undefined);
                setChosen(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code));
              }}
              className="size-5 accent-ink"
            />
            {t(`trade.reason.${code}`)}
          </label>
        ))}
        <Field label={t('staff.review.otherReason')}>
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_REASON}
              value={other}
              onChange={(event) => {
                setError(undefined);
                setOther(event.target.value);
              }}
            />
          )}
        </Field>
        {error && <FieldError text={error} />}
      </FieldGroup>
      {others.length > 0 && (
        <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-ground">
          <input
            type="checkbox"
            checked={withOthers}
            onChange={({ target }) => setWithOthers(target.checked)}
            className="size-5 accent-ink"
          />
          <span className="min-w-0">
            {t('staff.review.rejectOthers', { n: others.length })}
            <span className="line-clamp-3 text-14 text-muted">{others.join(' · ')}</span>
          </span>
        </label>
      )}
      <div className="flex gap-3">
        <Button type="submit" look="primary">
          {act}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
