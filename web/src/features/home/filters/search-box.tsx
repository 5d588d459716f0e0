import { MAX_CHIP_LENGTH, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { PlaceOutline } from '@naksha/events/wire/place-outline';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { OptionalPart } from '../../../shared/later-part.tsx';
import { lazyWithTimeout } from '../../../shared/lazy-chunk.ts';
import { t } from '../../../shared/messages/t.ts';
import type { SuggestionOrSearch } from '../../../shared/places/offer.ts';
import { useCombobox } from '../../../shared/places/use-combobox.ts';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { useMediaQuery } from '../../../shared/ui/use-media.ts';
import type { SetView } from '../view/use-home-view.ts';
import { type FilterChange, hasMaxChips } from './filter-rules.ts';

const SearchChips = lazyWithTimeout(() => import('./search-chips.tsx'));
const loadHelp = () => import('./search-help.ts');

type Props = {
  filter: MapFilter;
  cities: readonly City[];
  city: City | undefined;
  places: readonly PlaceOutline[];
  onChange(change: FilterChange): void;
  setView: SetView;
};

export function SearchBox({ filter, cities, city, places, onChange, setView }: Props) {
  // With all filters, the longer hint does not fit in every language.
  const roomy = useMediaQuery('(min-width: 1920px)');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const full = hasMaxChips(filter);
  const { place = [], search: words = [] } = filter;

  const choose = (suggestion: SuggestionOrSearch) => {
    box.close();
    setTyped('');
    box.help!.applySuggestion(suggestion, { navigate, setView, cities, places });
  };
  const search = async () => {
    const text = typed.trim();
    if (text === '') return field.current?.focus();
    box.close();
    // Without the code, words stay words.
    const help = await loadHelp().catch(() => undefined);
    const named = await help?.fetchSearchReading(client, text, city, cities);
    if (help && named) help.applyTypedSearch(text, named, { filter, setView, cities, places });
    else onChange({ add: text });
    // The person may have continued typing.
    setTyped((now) => (now === typed ? '' : now));
  };
  const box = useCombobox({
    load: loadHelp,
    typed,
    disabled: full,
    onType: setTyped,
    onEnter: (picked) => (picked ? choose(picked) : void search()),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [word, id] = [words.at(-1), place.at(-1)];
    if (event.key === 'Backspace' && typed === '' && (word ?? id))
      onChange(word ? { remove: word } : { removePlace: id! });
    else box.input.onKeyDown?.(event);
  };

  return (
    <search className="relative block w-full min-w-0">
      <div className="flex min-h-11 items-center gap-1 rounded-control border border-control ring-within bg-surface pl-3">
        <div className="flex min-w-0 grow items-center gap-1 overflow-x-auto">
          <OptionalPart>
            {place.length + words.length > 0 && <SearchChips {...{ filter, cities, places, onChange }} />}
          </OptionalPart>
          <input
            {...box.input}
            ref={field}
            aria-label={t('home.search')}
            maxLength={MAX_CHIP_LENGTH}
            placeholder={full ? t('home.search.full') : t(roomy ? 'home.search.hint' : 'home.search')}
            className="@max-[16rem]:min-w-12 h-11 w-full min-w-24 bg-transparent text-16 outline-none placeholder:text-muted disabled:cursor-not-allowed"
            onKeyDown={onKeyDown}
          />
        </div>
        <button
          type="button"
          aria-label={t('home.search.button')}
          disabled={full}
          onClick={search}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:not-disabled:bg-ground disabled:opacity-50"
        >
          <FirstLoadIcon name="search" />
        </button>
      </div>
      {box.SuggestionList && <box.SuggestionList {...box.list} cities={cities} city={city} onChoose={choose} />}
    </search>
  );
}
