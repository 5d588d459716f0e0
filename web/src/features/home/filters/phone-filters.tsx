import type { BBox, MapFilter } from '@naksha/events/kernel';
import { type ReactNode, Suspense, useState } from 'react';
import { useHistoryLayer } from '../../../shared/history/use-layer.ts';
import { lazyWhenIdle } from '../../../shared/lazy-when-idle.ts';
import { t } from '../../../shared/messages/t.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { FirstLoadIcon } from '../../../shared/ui/first-icon.tsx';
import { hasFiltersBehindMoreButton } from './filter-rules.ts';

const FilterSheet = lazyWhenIdle(() => import('./filter-sheet.tsx'));

type Props = {
  filter: MapFilter;
  bbox: BBox | undefined;
  onShow(filter: MapFilter): void;
  children: ReactNode;
};

export function PhoneFilterBar({ filter, bbox, onShow, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useHistoryLayer(open, close);
  return (
    <div className="@container sticky top-(--top-inset) z-30 flex h-12 items-center gap-2 bg-surface px-2 shadow-card print:hidden">
      <div className="min-w-0 grow">{children}</div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={buttonClass('quiet', 'relative shrink-0 px-3')}
      >
        <FirstLoadIcon name="filter" size={16} />
        <span className="@max-[16rem]:sr-only">{t('home.filter.more')}</span>
        {hasFiltersBehindMoreButton(filter) && (
          <span className="absolute top-1 right-1 size-2 rounded-full bg-ink" data-testid="filter-badge">
            <span className="sr-only">{t('home.filter.on')}</span>
          </span>
        )}
      </button>
      <Suspense>
        {open && (
          <FilterSheet
            filter={filter}
            bbox={bbox}
            onClose={close}
            onShow={(draft) => {
              close();
              onShow(draft);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
