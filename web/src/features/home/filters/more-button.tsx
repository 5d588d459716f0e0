import type { MapFilter } from '@naksha/events/kernel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FilterChange } from './filter-rules.ts';
import { TypeSelects } from './type-selects.tsx';

const FilterSections = lazy(() => import('./filter-sections.tsx'));

/** The "More" popup: price, area and bedrooms, and on narrower screens the types too. */
export function MoreButton({ filter, onChange }: { filter: MapFilter; onChange(change: FilterChange): void }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const active = Boolean(filter.price ?? filter.area ?? filter.bedroom);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escaped);
    };
  }, [open]);
  return (
    <div ref={box} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={buttonClass('quiet', open ? 'border-ink' : '')}
      >
        <Icon name="filter" size={16} />
        {t('home.filter.more')}
        {active && (
          <span className="size-2 rounded-full bg-ink">
            <span className="sr-only">{t('home.filter.on')}</span>
          </span>
        )}
      </button>
      {open && (
        <div
          role="dialog"
          aria-label={t('home.filters')}
          className="absolute top-full right-0 z-50 mt-2 grid max-h-[calc(100dvh-96px)] w-96 gap-4 overflow-y-auto rounded-card bg-surface p-4 shadow-dialog"
        >
          <div className="grid gap-2 lg:hidden">
            <TypeSelects filter={filter} onChange={onChange} />
          </div>
          <Suspense fallback={<div className="skeleton h-64" />}>
            <FilterSections filter={filter} onChange={onChange} />
          </Suspense>
          <button
            type="button"
            className={buttonClass('plain', 'justify-self-start')}
            onClick={() => onChange({ clear: 'more' })}
          >
            {t('home.filter.clearAll')}
          </button>
        </div>
      )}
    </div>
  );
}
