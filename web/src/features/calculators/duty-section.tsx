import { BUYERS, type DutyRates, type DutyState, GROUNDS } from '@naksha/events/wire/duty-rates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPublicJson } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { nameInLocale } from '../../shared/places/place-name.ts';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { FieldGroup } from '../../shared/ui/field.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { PurchaseCharges } from './charges.tsx';
import { dutyDependsOn, type Purchase } from './find-rate.ts';

export function StampDutySection({ price }: { price: number }) {
  const { data, error, refetch } = useQuery(dutyQuery);
  return (
    <section className="flex flex-col gap-4" data-testid="duty">
      <h2 className="font-bold text-24">{t('calculators.duty')}</h2>
      <p className="max-w-[60ch] text-14 text-muted">{t('calculators.dutyOf')}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data &&
        (data.states.length > 0 ? <OfState states={data.states} price={price} /> : <PurchaseCharges price={price} />)}
    </section>
  );
}

function OfState({ states, price }: { states: readonly DutyState[]; price: number }) {
  const [name, setName] = useState(states[0].name);
  const [purchase, setPurchase] = useState<Purchase>({ ground: 'urban', buyer: 'man' });
  const state = states.find((one) => one.name === name) ?? states[0];
  return (
    <>
      <FieldGroup label={t('calculators.state')}>
        <RadioChoice
          name="state"
          options={states.map((one) => ({ value: one.name, label: nameInLocale(one) }))}
          value={name}
          onChange={setName}
        />
      </FieldGroup>
      {dutyDependsOn(state, 'ground') && (
        <FieldGroup label={t('calculators.ground')}>
          <RadioChoice
            name="ground"
            options={GROUNDS.map((value) => ({ value, label: t(`calculators.ground.${value}`) }))}
            value={purchase.ground}
            onChange={(ground) => setPurchase((before) => ({ ...before, ground }))}
          />
        </FieldGroup>
      )}
      {dutyDependsOn(state, 'buyer') && (
        <FieldGroup label={t('calculators.buyer')}>
          <RadioChoice
            name="buyer"
            options={BUYERS.map((value) => ({ value, label: t(`calculators.buyer.${value}`) }))}
            value={purchase.buyer}
            onChange={(buyer) => setPurchase((before) => ({ ...before, buyer }))}
          />
        </FieldGroup>
      )}
      {/* Another state or buyer has rates of its own, whatever was typed for the one before. */}
      <PurchaseCharges
        key={`${name} ${purchase.ground} ${purchase.buyer}`}
        price={price}
        state={state}
        purchase={purchase}
      />
    </>
  );
}

export const dutyQuery = queryOptions({
  queryKey: ['duty-rates'],
  queryFn: ({ signal }) => fetchPublicJson<DutyRates>('/duty-rates', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
