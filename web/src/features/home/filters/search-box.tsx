import { MAX_CHIP_LENGTH, type MapFilter } from '@naksha/events/kernel';
import type { City } from '@naksha/events/wire/cities';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { findPlaceName } from '../../../shared/places/place-name.ts';
import type { Suggestion } from '../../../shared/places/suggestions.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { usePhone } from '../../../shared/ui/use-media.ts';
import { Chip } from './chip.tsx';
import { type FilterChange, isFull } from './filter-rules.ts';

/** Milliseconds for which suggestions outlive the focus, so that a tap on one still finds it (requirement F-03). */
const HIDE_AFTER = 200;

const NONE: readonly Suggestion[] = [];

type Props = {
  filter: MapFilter;
  cities: readonly City[];
  /** Whose places are meant first. */
  city: City | undefined;
  onChange(change: FilterChange): void;
  onChoose(suggestion: Suggestion): void;
};

/** Up to three chips, places and words, and what may be meant by what is typed. Escape closes the list and leaves the chips alone. */
export function SearchBox({ filter, cities, city, onChange, onChoose }: Props) {
  /** Where the longer hint has no room. */
  const phone = usePhone();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(-1);
  /** Comes with the first focus: who only looks needs none of it. */
  const [help, setHelp] = useState<typeof import('./suggestion-list.tsx')>();
  const hide = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => () => clearTimeout(hide.current), []);

  const full = isFull(filter);
  const chips: { text: string; remove: FilterChange }[] = [
    ...(filter.place ?? []).map((id) => ({ text: findPlaceName(cities, id), remove: { removePlace: id } })),
    ...(filter.search ?? []).map((text) => ({ text, remove: { remove: text } })),
  ];
  const suggestions = help?.suggest(cities, typed) ?? NONE;
  const shown = help !== undefined && open && typed.trim() !== '' && !full;
  const empty = () => {
    setTyped('');
    setPicked(-1);
    setOpen(false);
  };
  const choose = (suggestion: Suggestion) => {
    onChoose(suggestion);
    empty();
  };
  const search = () => {
    if (typed.trim() === '') return input.current?.focus();
    const named = help?.findNamed(cities, typed, city);
    if (named) return choose(named);
    onChange({ add: typed });
    empty();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const suggestion = shown ? suggestions[picked] : undefined;
      if (suggestion) choose(suggestion);
      else search();
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Backspace' && typed === '' && chips.length) onChange(chips[chips.length - 1].remove);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPicked((at) => Math.max(-1, Math.min(suggestions.length - 1, at + step)));
    }
  };

  return (
    <search className="relative block w-full min-w-0">
      <div className="flex min-h-11 items-center gap-1 rounded-control border border-control ring-within bg-surface pl-3">
        <div className="flex min-w-0 grow items-center gap-1 overflow-x-auto">
          {chips.map(({ text, remove }) => (
            <Chip key={JSON.stringify(remove)} text={text} onRemove={() => onChange(remove)} />
          ))}
          <input
            ref={input}
            role="combobox"
            aria-label={t('home.search')}
            aria-expanded={shown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown && picked >= 0 ? `${list}-${picked}` : undefined}
            value={typed}
            disabled={full}
            maxLength={MAX_CHIP_LENGTH}
            placeholder={full ? t('home.search.full') : t(phone ? 'home.search' : 'home.search.hint')}
            autoComplete="off"
            enterKeyHint="search"
            className="h-11 w-full min-w-24 bg-transparent text-16 outline-none placeholder:text-muted disabled:cursor-not-allowed"
            onChange={(event) => {
              setTyped(event.target.value);
              setPicked(-1);
              setOpen(true);
            }}
            onFocus={() => {
              clearTimeout(hide.current);
              setOpen(true);
              void import('./suggestion-list.tsx').then(setHelp);
            }}
            onBlur={() => {
              hide.current = setTimeout(() => setOpen(false), HIDE_AFTER);
            }}
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
      {shown && (
        <help.SuggestionList id={list} typed={typed} suggestions={suggestions} picked={picked} onChoose={choose} />
      )}
    </search>
  );
}
