import type { FactorAdded, SecondFactorState } from '@naksha/events/wire/second-factor';
import { type FormEvent, useState } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { AddSecondFactor } from './add-factor.tsx';
import { secondFactorQuery, submitOperatorEnrolmentCode } from './second-factor-calls.ts';
import { useStaffCall } from './use-staff-call.ts';

type Props = { state: SecondFactorState; onAdded: (added: FactorAdded) => void };

export function SecondFactorEnrolment({ state, onAdded }: Props) {
  const [code, setCode] = useState('');
  const { busy, error, run } = useStaffCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => submitOperatorEnrolmentCode(code),
      () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    );
  };
  if (state.may_add) return <AddSecondFactor has={state} onAdded={onAdded} intro={t('secondFactor.enrol.choose')} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('secondFactor.enrol.code')} hint={t('secondFactor.enrol.codeHint')} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={busy} disabled={code.trim() === ''}>
        {t('secondFactor.prove.submit')}
      </Button>
    </form>
  );
}
