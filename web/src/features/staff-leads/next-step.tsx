import { NEXT_STEPS, type NextStep } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input, Select } from '../../shared/ui/input.tsx';

type Props = { busy: boolean; onSet: (step: { what: NextStep; at: string } | null) => void; isSet: boolean };

/** India has no daylight saving time. */
const localToUtc = (local: string): string => new Date(`${local}:00+05:30`).toISOString();

export function NextStepForm({ busy, onSet, isSet }: Props) {
  const [what, setWhat] = useState<NextStep>('call');
  const [at, setAt] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSet({ what, at: localToUtc(at) });
      }}
    >
      <Field label={t('staffLeads.step')} className="min-w-32 grow">
        {(control) => (
          <Select {...control} value={what} onChange={({ target }) => setWhat(target.value as NextStep)}>
            {NEXT_STEPS.map((step) => (
              <option key={step} value={step}>
                {t(`staffLeads.step.${step}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('staffLeads.stepAt')} className="min-w-48 grow">
        {(control) => (
          <Input {...control} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={at === ''}>
        {t('staffLeads.stepSet')}
      </Button>
      {isSet && (
        <Button look="plain" busy={busy} onClick={() => onSet(null)}>
          {t('staffLeads.stepDone')}
        </Button>
      )}
    </form>
  );
}
