import type { MapFilter } from '@naksha/events/kernel';
import { type RefObject, useEffect } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { FilterChange } from './filter-rules.ts';
import FilterSections from './filter-sections.tsx';
import { TypeSelects } from './type-selects.tsx';

type Props = {
  filter: MapFilter;
  onChange(change: FilterChange): void;
  /** The button and the popup: a press elsewhere closes. */
  around: RefObject<HTMLElement | null>;
  onClose(how: 'outside' | 'escape'): void;
};

/** Price, area and bedrooms, and on narrower screens the types too. */
export default function MorePopup({ filter, onChange, around, onClose }: Props) {
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!around.current?.contains(event.target as Node)) onClose('outside');
    };
    const escaped = (event: KeyboardEvent) => event.key === 'Escape' && onClose('escape');
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escaped);
    };
  }, [around, onClose]);
  return (
    <div
      role="dialog"
      aria-label={t('home.filters')}
      className="absolute top-full right-0 z-50 mt-2 grid max-h-[calc(100dvh-96px)] w-96 gap-4 overflow-y-auto rounded-card bg-surface p-4 shadow-dialog"
    >
      <div className="grid gap-2 lg:hidden">
        <TypeSelects filter={filter} onChange={onChange} />
      </div>
      <FilterSections filter={filter} onChange={onChange} />
      <button
        type="button"
        className={buttonClass('plain', 'justify-self-start')}
        onClick={() => onChange({ clear: 'more' })}
      >
        {t('home.filter.clearAll')}
      </button>
    </div>
  );
}
