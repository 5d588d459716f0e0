import { MAX_CHIP_LENGTH, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import type { Suggestion } from '@naksha/events/wire/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../../shared/messages/t.ts';
import { type KnownPlace, placeLabel } from '../../../shared/places/known-place.ts';
import { useCombobox } from '../../../shared/places/use-combobox.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { usePhone } from '../../../shared/ui/use-media.ts';
import type { SetView } from '../view/use-home-view.ts';
import { Chip } from './chip.tsx';
import { type FilterChange, isFull } from './filter-rules.ts';

const loadHelp = () => import('./search-help.ts');

type Props = {
  filter: MapFilter;
  cities: readonly City[];
  /** Whose places are meant first. */
  city: City | undefined;
  /** What chips stand for. */
  places: readonly KnownPlace[];
  onChange(change: FilterChange): void;
  setView: SetView;
};

/** Up to three chips, places and words, and what may be meant by what is typed. */
export function SearchBox({ filter, cities, city, places, onChange, setView }: Props) {
  /** Where the longer hint has no room. */
  const phone = usePhone();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const full = isFull(filter);
  const chips: { text: string; remove: FilterChange }[] = [
    ...(filter.place ?? []).map((id) => ({ text: placeLabel(id, places, cities), remove: { removePlace: id } })),
    ...(filter.search ?? []).map((text) => ({ text, remove: { remove: text } })),
  ];

  const choose = (suggestion: Suggestion) => {
    box.close();
    setTyped('');
    const { applyNamed, nameChosen, propertyPath } = box.help!;
    if (suggestion.type === 'property') navigate(propertyPath(suggestion));
    else setView((view) => applyNamed(view, nameChosen(suggestion), places), 'push');
  };
  const search = async () => {
    const text = typed.trim();
    if (text === '') return field.current?.focus();
    box.close();
    // Where that can't be loaded, words stay words.
    const help = await loadHelp().catch(() => undefined);
    const named = await help?.readTyped(client, text, city, cities);
    if (help && named) setView((view) => help.applyNamed(view, named, places), 'push');
    else onChange({ add: text });
    // Meanwhile somebody may have typed on.
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
    if (event.key === 'Backspace' && typed === '' && chips.length) onChange(chips[chips.length - 1].remove);
    else box.input.onKeyDown?.(event);
  };

  return (
    <search className="relative block w-full min-w-0">
      <div className="flex min-h-11 items-center gap-1 rounded-control border border-control ring-within bg-surface pl-3">
        <div className="flex min-w-0 grow items-center gap-1 overflow-x-auto">
          {chips.map(({ text, remove }) => (
            <Chip key={JSON.stringify(remove)} text={text} onRemove={() => onChange(remove)} />
          ))}
          <input
            {...box.input}
            ref={field}
            aria-label={t('home.search')}
            maxLength={MAX_CHIP_LENGTH}
            placeholder={full ? t('home.search.full') : t(phone ? 'home.search' : 'home.search.hint')}
            className="h-11 w-full min-w-24 bg-transparent text-16 outline-none placeholder:text-muted disabled:cursor-not-allowed"
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
          <Icon name="search" />
        </button>
      </div>
      {box.SuggestionList && <box.SuggestionList {...box.list} cities={cities} city={city} onChoose={choose} />}
    </search>
  );
}
