import type { BBox, MapFilter } from '@naksha/events/kernel';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { PopupContent } from './filter-popup.tsx';
import type { FilterChange } from './filter-rules.ts';

const FilterPopup = lazyWhenIdle(() => import('./filter-popup.tsx'));

type Props = {
  text: string;
  on: boolean;
  disabled?: boolean;
  content: PopupContent;
  filter: MapFilter;
  bbox: BBox | undefined;
  onChange(change: FilterChange): void;
};

export function FilterPopupButton({ text, on, disabled, content, filter, bbox, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((how: 'outside' | 'escape') => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  }, []);
  const isPill = content !== 'more';
  const width = content === 'price' ? 'w-40' : 'w-36';
  const look = isPill ? `${width} gap-1! px-2! ${on ? 'bg-ground' : ''}` : '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no press; where the focus goes on to, the popup doesn't cover
    <div
      ref={box}
      className="relative shrink-0"
      onBlur={({ relatedTarget: to }) => to instanceof Node && !box.current?.contains(to) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        className={buttonClass('quiet', `${look} ${open || (on && isPill) ? 'border-ink' : ''}`)}
      >
        {!isPill && <Icon name="filter" size={16} />}
        <span
          title={text}
          className={isPill ? `min-w-0 grow truncate text-left text-14 ${on ? '' : 'font-normal'}` : undefined}
        >
          {text}
        </span>
        {isPill && <Icon name="chevronDown" size={16} />}
        {/* A pill says what is chosen itself. */}
        {!isPill && on && (
          <span className="size-2 rounded-full bg-ink">
            <span className="sr-only">{t('home.filter.on')}</span>
          </span>
        )}
      </button>
      <Suspense>
        {open && (
          <FilterPopup content={content} filter={filter} bbox={bbox} onChange={onChange} around={box} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
