import type { MapFilter } from '@naksha/events/kernel';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { FilterChange } from './filter-rules.ts';

const MorePopup = lazyWhenIdle(() => import('./more-popup.tsx'));

/** Opens the "More" popup, and says whether anything in it is chosen. */
export function MoreButton({ filter, onChange }: { filter: MapFilter; onChange(change: FilterChange): void }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const active = Boolean(filter.price ?? filter.area ?? filter.bedroom);
  const close = useCallback((how: 'outside' | 'escape') => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  }, []);
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
      <Suspense>{open && <MorePopup filter={filter} onChange={onChange} around={box} onClose={close} />}</Suspense>
    </div>
  );
}
