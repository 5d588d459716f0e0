import { parseHomeView } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { describeFilter } from '../filter/filter-words.ts';
import { type PlainKey, t } from '../messages/t.ts';
import { Icon } from '../ui/icon.tsx';
import { isSuggestedSearch, type SuggestedSearch, type SuggestionOrSearch } from './offer.ts';
import { nameInLocale, translateCityName } from './place-name.ts';
import { clearRecentSearches } from './recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionListHandle = { move(step: 1 | -1): void; picked(): SuggestionOrSearch | undefined };

export type SuggestionListProps = {
  id: string;
  typed: string;
  cities: readonly City[];
  city: City | undefined;
  ref: Ref<SuggestionListHandle>;
  onChoose(offer: SuggestionOrSearch): void;
  onActive(option: string | undefined): void;
};

export function SuggestionList({ id, typed, cities, city, ref, onChoose, onActive }: SuggestionListProps) {
  const { suggestions, placesOnly } = useSuggestions(typed, city, cities);
  const [at, setAt] = useState<{ typed: string; slug: string | undefined }>();
  // By slug, because the list may change.
  const picked = at?.typed === typed ? (suggestions?.findIndex(({ slug }) => slug === at.slug) ?? -1) : -1;
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = Math.min(picked + step, (suggestions?.length ?? 0) - 1);
      setAt({ typed, slug: suggestions?.[next]?.slug });
    },
    picked: () => suggestions?.[picked],
  }));
  const option = picked >= 0 ? `${id}-${picked}` : undefined;
  // In the same frame as `aria-selected`, so that a screen reader never hears two different options.
  useLayoutEffect(() => {
    onActive(option);
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [option, onActive]);

  if (!suggestions || (typed.trim() === '' && suggestions.length === 0)) return null;
  // On phones it pushes a form's button down instead of covering it.
  const inFlow =
    'max-sm:group-data-in-flow/search:static max-sm:group-data-in-flow/search:max-h-56 max-sm:group-data-in-flow/search:shadow-none max-sm:group-data-in-flow/search:border max-sm:group-data-in-flow/search:border-line';
  const box = `absolute inset-x-0 top-full z-50 mt-1 max-h-80 overflow-y-auto rounded-card bg-surface py-1 shadow-lift ${inFlow}`;
  return (
    <div className={box}>
      {suggestions.length === 0 ? (
        <div className="px-3 py-2 text-14" role="status">
          <p className="font-semibold">{t('search.notFound', { typed: typed.trim() })}</p>
          <p className="text-muted">{t('search.hitEnter')}</p>
        </div>
      ) : (
        <div id={id} role="listbox" aria-label={t('search.suggestions')}>
          {inGroups(
            suggestions,
            suggestions.map((suggestion, k) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which picks and chooses
              <div
                key={suggestion.slug}
                id={`${id}-${k}`}
                role="option"
                aria-selected={k === picked}
                tabIndex={-1}
                onClick={() => onChoose(suggestion)}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 text-14 hover:bg-ground ${k === picked ? 'bg-ground' : ''}`}
              >
                {'cover_image' in suggestion && suggestion.cover_image ? (
                  // Decorative.
                  <img
                    src={suggestion.cover_image}
                    alt=""
                    width={44}
                    height={33}
                    loading="lazy"
                    className="h-[33px] w-11 shrink-0 rounded-control bg-ground object-cover"
                  />
                ) : (
                  <Icon name={ICONS[suggestion.type] ?? 'pin'} size={16} />
                )}
                <span className="min-w-0">
                  <span className="mr-2 font-semibold">{labelOfSuggestion(suggestion, cities)}</span>
                  <span className="text-muted">
                    {isSuggestedSearch(suggestion) ? countHomes(suggestion) : whatAndWhere(suggestion, cities)}
                  </span>
                </span>
              </div>
            )),
          )}
        </div>
      )}
      {suggestions.some(({ type }) => type === 'recent') && (
        <button
          type="button"
          className="min-h-11 px-3 text-14 underline underline-offset-4"
          onClick={clearRecentSearches}
        >
          {t('search.clearRecent')}
        </button>
      )}
      {placesOnly && (
        <p role="status" className="px-3 py-2 text-12 text-muted">
          {t('search.placesOnly')}
        </p>
      )}
    </div>
  );
}

const ICONS: Readonly<Partial<Record<SuggestionOrSearch['type'], 'home' | 'search'>>> = {
  ...{ property: 'home', search: 'search', recent: 'search', saved: 'search' },
};

function inGroups(suggestions: readonly SuggestionOrSearch[], options: readonly ReactNode[]): ReactNode {
  const starts = suggestions.flatMap((one, k) =>
    k > 0 && GROUPS[one.type] === GROUPS[suggestions[k - 1].type] ? [] : k,
  );
  return starts.map((from, k) => {
    const title = t(GROUPS[suggestions[from].type]);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
      <div key={title} role="group" aria-label={title} className="border-line border-b py-1 last:border-b-0">
        <p aria-hidden="true" className="px-3 pt-1 font-semibold text-12 text-muted">
          {title}
        </p>
        {options.slice(from, starts[k + 1])}
      </div>
    );
  });
}

const GROUPS: Readonly<Record<SuggestionOrSearch['type'], PlainKey>> = {
  ...{ city: 'search.places', locality: 'search.places', landmark: 'search.landmarks', project: 'search.projects' },
  ...{ property: 'search.homes', search: 'search.searches', recent: 'search.recent', saved: 'search.saved' },
};

/** "2 BHK · Kharar" */
export const labelOfSuggestion = (offer: SuggestionOrSearch, cities: readonly City[]): string =>
  isSuggestedSearch(offer) ? (offer.name ?? nameSearch(offer, cities)) : nameInLocale(offer);

function nameSearch({ query, places }: SuggestedSearch, cities: readonly City[]): string {
  const { place: _, within, ...filter } = parseHomeView(query).filter;
  const words = describeFilter({ ...filter, ...(within && { within }) }, cities);
  return [words, ...(within ? [] : places.map((place) => nameInLocale(place)))].join(' · ');
}

const countHomes = ({ total }: SuggestedSearch): string => (total === undefined ? '' : t('home.homes', { n: total }));

/** "City", "in Mohali", "Project in Mohali"; "Locality in Kharar" if it has its city's name. */
function whatAndWhere(suggestion: Suggestion, cities: readonly City[]): string {
  const { type, subtype, city, name, landmark, placed_by: names } = suggestion;
  if (landmark && names)
    return t('search.landmarkNear', {
      what: t(`search.landmark.${landmark}`),
      place: nameInLocale({ name: names.en, names }),
    });
  const where = translateCityName(cities, city);
  if (type === 'city') return t('search.city');
  if (type === 'locality' && name !== city) return where && t('search.in', { city: where });
  const what = landmark ? t(`search.landmark.${landmark}`) : nameKind(type, subtype);
  return where ? t('trade.inPlace', { what, where }) : what;
}

function nameKind(type: Suggestion['type'], subtype: Suggestion['subtype']): string {
  if (type === 'locality') return t('search.locality');
  return type === 'project' ? t('search.project') : t(`trade.subtype.${subtype ?? 'other'}`);
}
