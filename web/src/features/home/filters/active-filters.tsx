import type { MapFilter } from '@naksha/events/kernel';
import { t } from '../../../shared/messages/t.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { listActiveFilters } from './list-active-filters.ts';
import type { ChangeFilter } from './use-filter.ts';

/**
 * The chosen filters as chips, each with a remove button, and a button that clears all. On phones a row above the map that
 * scrolls under the button.
 */
export default function ActiveFilters({ filter, onFilter }: { filter: MapFilter; onFilter: ChangeFilter }) {
  const active = listActiveFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t('home.filter.active')}
      className="flex items-center gap-x-2 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 max-sm:whitespace-nowrap sm:flex-wrap"
      data-testid="active-filters"
    >
      {active.map(({ words, remove }) => (
        <li key={words}>
          <button
            type="button"
            aria-label={t('home.filter.takeAway', { filter: words })}
            onClick={() => onFilter(remove)}
            className="group flex h-11 items-center"
          >
            <span className="flex h-8 items-center gap-1 rounded-full border border-control bg-surface px-3 text-14 group-hover:bg-line">
              {words}
              <Icon name="close" size={14} />
            </span>
          </button>
        </li>
      ))}
      <li className="max-sm:sticky max-sm:right-0 max-sm:bg-surface">
        <button
          type="button"
          onClick={() => onFilter({ clear: 'chosen' })}
          className="min-h-11 rounded-control px-2 font-semibold text-14 hover:bg-line"
        >
          {t('home.filter.clearChosen')}
        </button>
      </li>
    </ul>
  );
}
