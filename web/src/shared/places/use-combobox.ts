import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SuggestionOrSearch } from './offer.ts';
import type { SuggestionListHandle } from './suggestion-list.tsx';

/** A tap still reaches suggestions after losing focus (requirement F-03). */
const HIDE_AFTER = 200;

/** Loaded at first focus. */
type Help = Pick<typeof import('./search-help.ts'), 'SuggestionList' | 'hasSuggestionsToShow'>;

type Options<H extends Help> = {
  load(): Promise<H>;
  typed: string;
  disabled?: boolean;
  onType(text: string): void;
  onEnter(picked: SuggestionOrSearch | undefined): void;
};

/** Escape closes the list, arrows move. It loads at first focus. */
export function useCombobox<H extends Help>({ load, typed, disabled = false, onType, onEnter }: Options<H>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [help, setHelp] = useState<H>();
  const hide = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<SuggestionListHandle>(null);
  const id = useId();
  useEffect(() => () => clearTimeout(hide.current), []);

  const shown = help !== undefined && open && !disabled && help.hasSuggestionsToShow(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(shown ? list.current?.picked() : undefined);
    } else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      list.current?.move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const input: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-expanded': shown,
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-activedescendant': shown ? active : undefined,
    autoComplete: 'off',
    enterKeyHint: 'search',
    value: typed,
    disabled,
    onChange: (event) => {
      onType(event.target.value);
      setOpen(true);
    },
    onFocus: () => {
      clearTimeout(hide.current);
      setOpen(true);
      // Without it, typed text is searched as words.
      load().then(setHelp, console.warn);
    },
    onBlur: () => {
      hide.current = setTimeout(() => setOpen(false), HIDE_AFTER);
    },
    onKeyDown,
  };
  return {
    input,
    help,
    SuggestionList: shown ? help.SuggestionList : undefined,
    list: { id, typed, ref: list, onActive: setActive },
    close: () => setOpen(false),
  };
}
