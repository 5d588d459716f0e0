import { t } from '../../../shared/messages/t.ts';
import type { Suggestion } from '../../../shared/places/suggestions.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

export { findNamed, suggest } from '../../../shared/places/suggestions.ts';

type Props = {
  id: string;
  typed: string;
  suggestions: readonly Suggestion[];
  picked: number;
  onChoose(suggestion: Suggestion): void;
};

export function SuggestionList({ id, typed, suggestions, picked, onChoose }: Props) {
  const box = 'absolute inset-x-0 top-full z-50 mt-1 max-h-80 overflow-y-auto rounded-card bg-surface py-1 shadow-lift';
  if (suggestions.length === 0)
    return (
      <div className={`${box} px-3 py-2 text-14`} role="status">
        <p className="font-semibold">{t('home.search.notFound', { typed: typed.trim() })}</p>
        <p className="text-muted">{t('home.search.hitEnter')}</p>
      </div>
    );
  return (
    <div id={id} role="listbox" aria-label={t('home.search.suggestions')} className={box}>
      {suggestions.map((suggestion, k) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input, which picks and chooses
        <div
          key={suggestion.slug}
          id={`${id}-${k}`}
          role="option"
          aria-selected={k === picked}
          tabIndex={-1}
          onClick={() => onChoose(suggestion)}
          className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 text-14 hover:bg-ground ${k === picked ? 'bg-ground' : ''}`}
        >
          <Icon name="pin" size={16} />
          <span className="font-semibold">{suggestion.name}</span>
          {suggestion.type !== 'city' && (
            <span className="text-muted">{t('home.search.in', { city: suggestion.city })}</span>
          )}
        </div>
      ))}
    </div>
  );
}
