import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { t } from '../messages/t.ts';
import { Icon } from '../ui/icon.tsx';
import { findCityName, nameHere } from './place-name.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the keyboard does in the input above. */
export type SuggestionListHandle = { move(step: 1 | -1): void; picked(): Suggestion | undefined };

export type SuggestionListProps = {
  id: string;
  typed: string;
  cities: readonly City[];
  /** Whose places come first. */
  city: City | undefined;
  ref: Ref<SuggestionListHandle>;
  onChoose(suggestion: Suggestion): void;
  /** The id of the option that the keyboard has picked. */
  onActive(option: string | undefined): void;
};

/** What may be meant by what is typed: a list to choose from, or that nothing is known. */
export function SuggestionList({ id, typed, cities, city, ref, onChoose, onActive }: SuggestionListProps) {
  const { suggestions, placesOnly } = useSuggestions(typed, city, cities);
  const [at, setAt] = useState<{ typed: string; slug: string | undefined }>();
  // By its slug: the list may change under it, and with other letters nothing is picked.
  const picked = at?.typed === typed ? (suggestions?.findIndex(({ slug }) => slug === at.slug) ?? -1) : -1;
  useImperativeHandle(ref, () => ({
    move: (step) => {
      const next = Math.min(picked + step, (suggestions?.length ?? 0) - 1);
      setAt({ typed, slug: suggestions?.[next]?.slug });
    },
    picked: () => suggestions?.[picked],
  }));
  const option = picked >= 0 ? `${id}-${picked}` : undefined;
  useEffect(() => {
    onActive(option);
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => onActive(undefined);
  }, [option, onActive]);

  if (!suggestions) return null;
  // On a phone it makes room for itself where it would lie over a form's button.
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
          {suggestions.map((suggestion, k) => (
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
              {suggestion.cover_image ? (
                // Its words stand beside it.
                <img
                  src={suggestion.cover_image}
                  alt=""
                  width={44}
                  height={33}
                  loading="lazy"
                  className="h-[33px] w-11 shrink-0 rounded-control bg-ground object-cover"
                />
              ) : (
                <Icon name={suggestion.type === 'property' ? 'home' : 'pin'} size={16} />
              )}
              <span className="min-w-0">
                <span className="mr-2 font-semibold">{nameHere(suggestion)}</span>
                <span className="text-muted">{whatAndWhere(suggestion, cities)}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      {placesOnly && (
        <p role="status" className="px-3 py-2 text-12 text-muted">
          {t('search.placesOnly')}
        </p>
      )}
    </div>
  );
}

/** "City", "in Mohali", "Project in Mohali", "Flat in Mohali"; of a locality that is called as its city is "Locality in Kharar". */
function whatAndWhere({ type, subtype, city, name }: Suggestion, cities: readonly City[]): string {
  const where = findCityName(cities, city);
  if (type === 'city') return t('search.city');
  if (type === 'locality' && name !== city) return where && t('search.in', { city: where });
  const what = nameKind(type, subtype);
  return where ? t('trade.inPlace', { what, where }) : what;
}

function nameKind(type: 'locality' | 'project' | 'property', subtype: Suggestion['subtype']): string {
  if (type === 'locality') return t('search.locality');
  return type === 'project' ? t('search.project') : t(`trade.subtype.${subtype ?? 'other'}`);
}
