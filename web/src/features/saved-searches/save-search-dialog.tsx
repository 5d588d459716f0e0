import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  type BBox,
  canonicalFilterQuery,
  formatCanonicalHomeQuery,
  type HomeView,
  parseHomeView,
} from '@naksha/events/kernel';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useCities } from '../../shared/api/cities.ts';
import { savedSearchesQuery } from '../../shared/api/saved-searches-query.ts';
import { describeFilter } from '../../shared/filter/filter-words.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { RadioChoice } from '../../shared/ui/choice.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field, FieldGroup } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useDialogDraft } from '../../shared/ui/use-dialog-draft.ts';
import { saveSearch } from './use-saved-searches.ts';

export type SaveSearchProps = { view: HomeView; bbox: BBox | undefined };

export default function SaveSearchDialog({ view, bbox, onClose }: SaveSearchProps & { onClose(): void }) {
  const cities = useCities();
  const [, navigate] = useLocation();
  const key = `save-search.${canonicalFilterQuery(view.filter)}`;
  const [name, setName, forgetName] = useDialogDraft(`${key}.name`, '');
  const [frequency, setFrequency, forgetFrequency] = useDialogDraft<AlertFrequency>(`${key}.frequency`, 'at_once');
  const placeless = !view.filter.poly && !view.filter.place?.length && !view.filter.within;
  const [onlyHere, setOnlyHere] = useState(placeless && bbox !== undefined);
  const [busy, setBusy] = useState(false);
  const saved = onlyHere && bbox ? withinBox(view, bbox) : view;
  const asked = formatCanonicalHomeQuery(saved);
  const { data: searches } = useQuery(savedSearchesQuery);
  // While the list is loading, the server checks. A search being saved right now does not count.
  const before = busy ? undefined : searches?.find((search) => areSameSearches(search.view, asked));
  const save = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    saveSearch({ view: asked, name, frequency })
      .then(() => {
        const action = { label: t('searches.toSearches'), run: () => navigate('/dashboard/searches') };
        toast.success(t('searches.saved'), { action });
        forgetName();
        forgetFrequency();
        onClose();
      })
      .catch((error: unknown) => toast.error(describeProblem(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('searches.save')} description={t('searches.saveWhy')} onClose={onClose}>
      <form className="flex flex-col gap-4" onSubmit={save}>
        <p className="font-semibold" data-testid="search-words">
          {describeFilter(saved.filter, cities)}
        </p>
        {placeless && bbox && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={onlyHere}
              onChange={(event) => setOnlyHere(event.target.checked)}
            />
            {t('searches.onlyHere')}
          </label>
        )}
        {before ? (
          <SavedBefore name={before.name} />
        ) : (
          <>
            <Field label={t('searches.name')} optional={t('searches.optional')}>
              {(control) => (
                <Input {...control} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
              )}
            </Field>
            <FieldGroup label={t('searches.when')}>
              <RadioChoice
                name="frequency"
                options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`searches.${value}`) }))}
                value={frequency}
                onChange={setFrequency}
              />
            </FieldGroup>
            <Button type="submit" look="primary" busy={busy}>
              {t('searches.act')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}

const SavedBefore = ({ name }: { name: string | undefined }) => (
  <div role="status" className="flex flex-col gap-4">
    <p>{name === undefined ? t('searches.savedBefore') : t('searches.savedBeforeAs', { name })}</p>
    <ButtonLink href="/dashboard/searches">{t('searches.toSearches')}</ButtonLink>
  </div>
);

/** Without the camera, as the server compares. */
const areSameSearches = (a: string, b: string): boolean =>
  canonicalFilterQuery(parseHomeView(a).filter) === canonicalFilterQuery(parseHomeView(b).filter);

const withinBox = (view: HomeView, [west, south, east, north]: BBox): HomeView => {
  const poly = [
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
    { lat: south, lng: west },
  ];
  return { ...view, filter: { ...view.filter, poly } };
};
