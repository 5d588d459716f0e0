import { REPORT_KINDS, type ReportKind } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';

type Props = { kinds: readonly ReportKind[]; onCancel: () => void; onAsk: (kind: ReportKind) => void };

export function QuestionToOwnerForm({ kinds, onCancel, onAsk }: Props) {
  const [kind, setKind] = useState(kinds[0]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(kind);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="flex flex-col gap-3 sm:max-w-md"
    >
      <Field label={t('staffReports.ask')} hint={t('staffReports.askHint')}>
        {(control) => (
          <Select {...control} autoFocus value={kind} onChange={({ target }) => setKind(target.value as ReportKind)}>
            {REPORT_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`report.kind.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="dark">
          {t('staffReports.act.owner_asked')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
