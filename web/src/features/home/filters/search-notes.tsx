import { DEFAULT_SORT, parseHomeView } from '@naksha/events/kernel';
import type { SearchChoice } from '@naksha/events/wire/suggestions';
import { useCities } from '../../../shared/api/cities.ts';
import { t } from '../../../shared/messages/t.ts';
import { joinPlaceInLocale, nameInLocale } from '../../../shared/places/place-name.ts';
import type { SearchNote } from '../../../shared/places/search-note.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { applySearchReading } from './apply-named.ts';
import { changeFilter } from './filter-rules.ts';
import { listActiveFilters } from './list-active-filters.ts';
import type { ChangeFilter } from './use-filter.ts';

type Option = SearchChoice['options'][number];

/** The ignored words of a search, its corrections, which can be undone, and what it may mean. */
export default function SearchNotes({ note, onFilter }: { note: SearchNote; onFilter: ChangeFilter }) {
  const { ignored, corrections, choices, typed, before } = note;
  const cities = useCities();
  const choose = ({ query, place }: Option) => {
    const named = { places: place ? [place] : [], query, ignored, corrections, choices: [] };
    onFilter({ become: applySearchReading({ filter: before, sort: DEFAULT_SORT }, named, []).filter });
  };
  const label = ({ query, place }: Option, { options }: SearchChoice): string => {
    if (place?.type === 'locality') return joinPlaceInLocale(cities, { locality: place.name, city: place.city });
    if (place) return nameInLocale(place);
    const [own, ...others] = [query, ...options.map((one) => one.query).filter((one) => one !== query)].map(listWords);
    return own.filter((words) => !others.some((other) => other.includes(words))).join(', ');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-14" role="status" data-testid="search-notes">
      {ignored.length > 0 && <p className="text-muted">{t('search.ignored', { words: ignored.join(', ') })}</p>}
      {corrections.length > 0 && (
        <>
          <p>{t('search.corrected', { meant: corrections.map(({ meant }) => meant).join(', ') })}</p>
          <Button
            look="plain"
            className="underline underline-offset-4"
            onClick={() => onFilter({ become: changeFilter(before, { add: typed }) })}
          >
            {t('search.asTyped', { typed })}
          </Button>
        </>
      )}
      {choices.map((choice) => {
        const title = t('search.choice', { typed: choice.typed });
        return (
          <fieldset key={choice.typed} className="flex flex-wrap items-center gap-x-3" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {choice.options.map((option) => (
              <Button
                key={option.query}
                look="plain"
                className="underline underline-offset-4"
                onClick={() => choose(option)}
              >
                {label(option, choice)}
              </Button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const listWords = (query: string): string[] => listActiveFilters(parseHomeView(query).filter).map(({ words }) => words);
