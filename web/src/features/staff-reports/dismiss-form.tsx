import { hasVisibleText } from '@naksha/events/kernel';
import { type FormEvent, useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';

const MAX_ANSWER = 200;

type Props = { typed: string; onCancel: () => void; onDismiss: (answer: string) => void };

export function DismissReportsForm({ typed, onCancel, onDismiss }: Props) {
  const [answer, setAnswer] = useState(typed);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasVisibleText(answer)) return setError(t('staffReports.needsAnswer'));
    onDismiss(answer.trim());
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      noValidate
      className="flex flex-col gap-3"
    >
      <Field label={t('staffReports.answer')} hint={t('staffReports.answerHint')} error={error}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            maxLength={MAX_ANSWER}
            value={answer}
            onChange={({ target }) => {
              setError(undefined);
              setAnswer(target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="dark">
          {t('staffReports.act.dismissed')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
