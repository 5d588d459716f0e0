import type { BBox, MapFilter } from '@naksha/events/kernel';
import { type RefObject, useEffect, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { clearTypedAmounts } from './amount-fields.tsx';
import type { FilterChange } from './filter-rules.ts';
import FilterSections, { BedroomSection, PriceSection } from './filter-sections.tsx';
import { OptionCountsProvider } from './option-counts.tsx';
import { PropertyTypeSelects } from './type-selects.tsx';

export type PopupContent = 'price' | 'bedroom' | 'more';

type Props = {
  content: PopupContent;
  filter: MapFilter;
  bbox: BBox | undefined;
  onChange(change: FilterChange): void;
  around: RefObject<HTMLElement | null>;
  onClose(how: 'outside' | 'escape'): void;
};

export default function FilterPopup({ content, filter, bbox, onChange, around, onClose }: Props) {
  const [timesCleared, setTimesCleared] = useState(0);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (around.current?.contains(event.target as Node)) return;
      // A field applies its text when it is left, which fires no event once it is gone.
      if (around.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      onClose('outside');
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
      className={`absolute top-full right-0 z-50 mt-2 flex max-h-[calc(100dvh-96px)] w-96 flex-col rounded-card bg-surface shadow-dialog ${content === 'more' ? 'lg:w-160 xl:w-180' : ''}`}
    >
      <OptionCountsProvider filter={filter} bbox={content === 'price' ? undefined : bbox}>
        {content === 'price' && (
          <div className="overflow-y-auto p-4">
            <PriceSection filter={filter} onChange={onChange} />
          </div>
        )}
        {content === 'bedroom' && (
          <div className="overflow-y-auto p-4">
            <BedroomSection filter={filter} onChange={onChange} />
          </div>
        )}
        {content === 'more' && (
          <>
            <div
              className="grid min-h-0 gap-4 overflow-y-auto p-4 lg:grid-cols-2 lg:gap-x-8 lg:gap-y-6"
              data-testid="filter-list"
            >
              <div className="grid gap-2 lg:hidden">
                <PropertyTypeSelects filter={filter} onChange={onChange} />
              </div>
              <FilterSections key={timesCleared} filter={filter} onChange={onChange} />
            </div>
            <div className="border-line border-t px-4 py-1">
              <button
                type="button"
                className={buttonClass('plain')}
                onClick={() => {
                  clearTypedAmounts();
                  setTimesCleared(timesCleared + 1);
                  onChange({ clear: 'more' });
                }}
              >
                {t('home.filter.clearAll')}
              </button>
            </div>
          </>
        )}
      </OptionCountsProvider>
    </div>
  );
}
