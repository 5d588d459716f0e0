import type { PlaceId } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/messages/t.ts';
import { suggestionToSearchReading } from '../../../shared/places/chosen-suggestion.ts';
import { listKnownPlaces } from '../../../shared/places/known-place.ts';
import { nameInLocale } from '../../../shared/places/place-name.ts';
import { suggestionsQuery } from '../../../shared/places/suggestions-query.ts';
import type { Places } from '../../../shared/places/use-places.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { applySearchReading } from '../filters/apply-named.ts';
import type { ChangeFilter } from '../filters/use-filter.ts';
import type { SetView } from '../view/use-home-view.ts';

type Props = { cities: readonly City[]; places: Places; onFilter: ChangeFilter; setView: SetView };

export default function UnknownPlaces(props: Props) {
  return props.places.unknown.map((id) => <UnknownPlace key={id} {...props} id={id} />);
}

function UnknownPlace({ id, cities, places, onFilter, setView }: Props & { id: PlaceId }) {
  const place = id.replaceAll('-', ' ');
  const { data } = useQuery(suggestionsQuery(place, undefined));
  const meant = data?.suggestions.find(({ type }) => type !== 'property' && type !== 'landmark');
  const search = (suggestion: Suggestion) =>
    setView(
      (view) =>
        applySearchReading(view, suggestionToSearchReading(suggestion), listKnownPlaces(cities, places.outlines), [
          { removePlace: id },
        ]),
      'push',
    );
  return (
    <div
      role="status"
      data-testid="unknown-place"
      className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-3 text-14"
    >
      <p className="flex gap-2">
        <Icon name="info" />
        {t('search.unknownPlace', { place })}
      </p>
      <div className="flex flex-wrap gap-2">
        {meant && (
          <Button look="dark" onClick={() => search(meant)}>
            {t('search.didYouMean', { name: nameInLocale(meant) })}
          </Button>
        )}
        <Button onClick={() => onFilter({ removePlace: id })}>{t('home.search.remove', { chip: place })}</Button>
      </div>
    </div>
  );
}
