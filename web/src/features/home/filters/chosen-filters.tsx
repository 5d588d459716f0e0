import type { MapFilter } from '@naksha/events/kernel';
import { LaterPart } from '../../../shared/later-part.tsx';
import { lazyChunk } from '../../../shared/lazy-chunk.ts';
import { hasChosen } from './filter-rules.ts';
import type { ChangeFilter } from './use-filter.ts';

const ActiveFilters = lazyChunk(() => import('./active-filters.tsx'));

/** The chosen filters, with reserved space while loading. */
export const ChosenFilters = ({ filter, onFilter }: { filter: MapFilter; onFilter: ChangeFilter }) =>
  hasChosen(filter) && (
    <div className="shrink-0 max-sm:bg-surface max-sm:px-3 print:hidden">
      <LaterPart fallback={<div className="h-11" />}>
        <ActiveFilters filter={filter} onFilter={onFilter} />
      </LaterPart>
    </div>
  );
