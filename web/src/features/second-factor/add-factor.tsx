import type { FactorAdded, SecondFactorState, TotpOffer } from '@naksha/events/wire/second-factor';
import { Suspense, useState } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { addPasskey, requestTotpSetup, supportsPasskeys } from './second-factor-calls.ts';
import { useStaffCall } from './use-staff-call.ts';

const TotpSetup = lazyWithTimeout(() => import('./totp-setup.tsx'));

type Props = {
  has: Pick<SecondFactorState, 'totp'>;
  onAdded: (added: FactorAdded) => void;
  intro?: string;
  /** Handles failures that it can resolve; others are shown here. */
  onFailure?: (failure: unknown, again: () => void) => boolean;
};

export function AddSecondFactor({ has, onAdded, intro, onFailure }: Props) {
  const [offer, setOffer] = useState<TotpOffer>();
  const { busy, error, run } = useStaffCall(onFailure);
  if (offer)
    return (
      <Suspense>
        <TotpSetup
          offer={offer}
          onCancel={() => setOffer(undefined)}
          onAdded={(added) => {
            setOffer(undefined);
            onAdded(added);
          }}
        />
      </Suspense>
    );
  return (
    <div className="flex flex-col gap-3">
      {intro && <p>{intro}</p>}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {supportsPasskeys() && (
          <Button look="dark" busy={busy} onClick={() => run(addPasskey, onAdded)}>
            {t('secondFactor.add.passkey')}
          </Button>
        )}
        {!has.totp && (
          <Button busy={busy} onClick={() => run(requestTotpSetup, setOffer)}>
            {t('secondFactor.add.app')}
          </Button>
        )}
      </div>
      {error && <FieldError text={error} />}
    </div>
  );
}
