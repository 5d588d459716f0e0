import type { MissingPlace } from '@naksha/events/wire/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCities } from '../../shared/api/cities.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Field, FieldError } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import {
  assignListingsToPlace,
  contentItemQuery,
  contentListQuery,
  missingQuery,
  saveDefinition,
} from './content-calls.ts';
import { EMPTY_ITEM, removeDefinitionId, toItemDefinition, toItemDraft } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';

export function MissingPlaces() {
  const { data: missing, error, refetch } = useQuery(missingQuery);
  const cities = useCities();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!missing || (missing.length > 0 && cities.length === 0)) return <ListSkeleton rows={2} />;
  if (missing.length === 0)
    return <EmptyState icon="check" title={t('staffContent.noMissing')} hint={t('staffContent.noMissingHint')} />;
  return (
    <ul className="flex flex-col gap-3">
      {missing.map((place) => (
        <li key={`${place.city}/${place.locality}`}>
          <Missing place={place} cityId={cities.find(({ name }) => name === place.city)?.id ?? ''} />
        </li>
      ))}
    </ul>
  );
}

function Missing({ place, cityId }: { place: MissingPlace; cityId: string }) {
  const { locality, city, position, listings } = place;
  const [deciding, setDeciding] = useState<'new' | 'join'>();
  const start = { ...EMPTY_ITEM, names: { ...EMPTY_ITEM.names, en: locality }, city: cityId, position };
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 grow break-words font-bold text-16">
          {[locality, city].filter(Boolean).join(', ')}{' '}
          <span className="font-normal text-14 text-muted">{t('staffContent.listings', { n: listings.length })}</span>
        </h2>
        <Button aria-expanded={deciding === 'new'} onClick={() => setDeciding('new')}>
          {t('staffContent.makePlace')}
        </Button>
        <Button aria-expanded={deciding === 'join'} onClick={() => setDeciding('join')}>
          {t('staffContent.join')}
        </Button>
      </div>
      {deciding === 'new' && (
        <ItemForm
          kind="locality"
          start={start}
          madeOf={`${city}/${locality}`}
          onSaved={(id) => assignListingsToPlace(listings, id)}
        />
      )}
      {deciding === 'join' && <Join place={place} cityId={cityId} />}
    </section>
  );
}

function Join({ place: { locality, listings }, cityId }: { place: MissingPlace; cityId: string }) {
  const { data: localities = [] } = useQuery(contentListQuery('locality'));
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const offered = localities.filter(({ city }) => cityId === '' || city === cityId);
  const join = async () => {
    const { definition, version } = await queryClient.fetchQuery({
      ...contentItemQuery('locality', chosen),
      staleTime: 0,
    });
    const draft = toItemDraft(definition);
    const named = { ...draft, aka: [draft.aka, locality].filter(Boolean).join('; ') };
    await saveDefinition('locality', chosen, {
      definition: toItemDefinition('locality', named, removeDefinitionId(definition)),
      since: version,
    });
    await assignListingsToPlace(listings, chosen);
  };
  const run = () => {
    setBusy(true);
    setError(undefined);
    join()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('staffContent.joinWith')} className="min-w-60 grow">
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="" />
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button look="dark" busy={busy} disabled={chosen === ''} onClick={run}>
        {t('staffContent.join')}
      </Button>
      {error !== undefined && <FieldError text={describeProblem(error)} />}
    </div>
  );
}
