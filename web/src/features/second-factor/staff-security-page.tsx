import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AddSecondFactor } from './add-factor.tsx';
import { SecondFactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { renewRecoveryCodes, secondFactorQuery } from './second-factor-calls.ts';
import { StaffNav } from './staff-nav.tsx';
import { describeStaffError } from './staff-words.ts';
import { useSecondFactorRetry } from './use-fresh-proof.tsx';

export default function StaffSecurityPage() {
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const { mend, dialog } = useSecondFactorRetry();

  const act = <Answer,>(doing: () => Promise<Answer>, onDone: (answer: Answer) => void): void =>
    void doing().then(onDone, (failure: unknown) => {
      if (!mend(failure, () => act(doing, onDone))) toast.error(describeStaffError(failure));
    });
  const onChanged = (done: string) => {
    toast.success(done);
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };

  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 sm:px-6">
      <StaffNav />
      <div>
        <h1 className="font-bold text-24">{t('secondFactor.title')}</h1>
        <p className="text-muted">{t('secondFactor.prove.why')}</p>
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && (
        <>
          <SecondFactorList
            has={data}
            onRemove={(remove) => act(remove, () => onChanged(t('secondFactor.list.removed')))}
          />
          <AddSecondFactor has={data} onFailure={mend} onAdded={() => onChanged(t('secondFactor.add.done'))} />
          <section className="flex flex-col gap-3">
            <h2 className="font-bold text-20">{t('secondFactor.codes.title')}</h2>
            {codes ? (
              <>
                <p>{t('secondFactor.codes.why')}</p>
                <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
              </>
            ) : (
              <>
                <p>{t('secondFactor.codes.left', { n: data.recovery_codes_left })}</p>
                <Button
                  className="self-start"
                  onClick={() =>
                    act(renewRecoveryCodes, (renewed) => {
                      setCodes(renewed);
                      void refetch();
                    })
                  }
                >
                  {t('secondFactor.codes.renew')}
                </Button>
              </>
            )}
          </section>
        </>
      )}
      {dialog}
    </div>
  );
}
