import type { City } from '@naksha/events/wire/cities';
import type { DidYouMean as Answer } from '@naksha/events/wire/suggestions';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { t } from '../../../shared/messages/t.ts';
import { listKnownPlaces } from '../../../shared/places/known-place.ts';
import { fetchSearchReading } from '../../../shared/places/read-typed.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { applySearchReading } from '../filters/apply-named.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { SetView } from '../view/use-home-view.ts';

export const didYouMeanQuery = (text: string) =>
  queryOptions({
    queryKey: ['did-you-mean', text],
    queryFn: ({ signal }) => fetchPublicJson<Answer>('/did-you-mean', { query: { q: text }, signal }),
    staleTime: 60_000,
  });

type Props = {
  chip: string;
  cities: readonly City[];
  onFilter: ChangeFilter;
  places: Places;
  setView: SetView;
};

/** Requirement F-09. */
export function DidYouMean({ chip, cities, places, onFilter, setView }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(didYouMeanQuery(chip));
  const meant = data?.did_you_mean;
  if (!meant) return null;
  const search = async () => {
    const named = await fetchSearchReading(client, meant, undefined, cities);
    if (named)
      setView(
        (view) => applySearchReading(view, named, listKnownPlaces(cities, places.outlines), [{ remove: chip }]),
        'push',
      );
    else onFilter({ remove: chip }, { add: meant });
  };
  return (
    <Button look="plain" className="underline underline-offset-4" onClick={search}>
      {t('search.didYouMean', { name: meant })}
    </Button>
  );
}
