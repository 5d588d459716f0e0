import { Dialog } from '@base-ui/react/dialog';
import { type BBox, canonicalFilterQuery, type MapFilter, PROPERTY_TYPES } from '@naksha/events/kernel';
import type { ListingCount } from '@naksha/events/wire/listing-page';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchPublicJson } from '../../../shared/api/api.ts';
import { listingsKey } from '../../../shared/api/listings-key.ts';
import { filterToCanonicalParameters, printBBox } from '../../../shared/filter/print-query.ts';
import { useHiddenHomes } from '../../../shared/hiding/hide-home.ts';
import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { preventTabOnFocusGuard } from '../../../shared/ui/hold-tab.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { matchCountOfIdsQuery } from '../queries/matches-query.ts';
import { clearTypedAmounts } from './amount-fields.tsx';
import { changeFilter, type FilterChange, listAllowedSubtypes } from './filter-rules.ts';
import FilterSections from './filter-sections.tsx';
import { OptionCountsProvider, OptionLabelWithCount } from './option-counts.tsx';

const fetchCount = (filter: MapFilter, bbox: BBox, signal: AbortSignal) =>
  fetchPublicJson<ListingCount>('/map/count', {
    query: { ...filterToCanonicalParameters(filter), bbox: printBBox(bbox) },
    signal,
    live: true,
  });

const countQuery = (filter: MapFilter, bbox: BBox | undefined) =>
  queryOptions({
    queryKey: [...listingsKey, 'count', canonicalFilterQuery(filter), bbox && printBBox(bbox)],
    queryFn: ({ signal }) => fetchCount(filter, bbox!, signal),
    enabled: bbox !== undefined,
  });

type Props = { filter: MapFilter; bbox: BBox | undefined; onClose(): void; onShow(filter: MapFilter): void };
const TABS = ['all', ...PROPERTY_TYPES] as const;

export default function FilterSheet({ filter, bbox, onClose, onShow }: Props) {
  const [draft, setDraft] = useState(filter);
  const [timesCleared, setTimesCleared] = useState(0);
  const popup = useRef<HTMLDivElement>(null);
  const change = (change: FilterChange) => setDraft((before) => changeFilter(before, change));
  const { data: count } = useQuery({ ...countQuery(draft, bbox), placeholderData: keepPreviousData });
  const { data: hidden = 0 } = useQuery(matchCountOfIdsQuery(useHiddenHomes(), draft, bbox));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal onKeyDown={preventTabOnFocusGuard}>
        <Dialog.Backdrop className="fixed inset-0 z-60 bg-veil" />
        <Dialog.Popup
          ref={popup}
          className="fixed inset-x-0 bottom-0 z-70 flex max-h-[92dvh] flex-col rounded-t-sheet bg-surface shadow-lift"
          data-testid="filter-sheet"
        >
          <div className="flex items-center justify-between gap-3 px-4 pt-3">
            <Dialog.Title className="font-bold text-20">{t('home.filters')}</Dialog.Title>
            <Dialog.Close aria-label={t('app.close')} className="grid size-11 place-items-center rounded-control">
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          <div role="tablist" aria-label={t('home.filter.type')} className="flex flex-wrap border-line border-b px-4">
            {TABS.map((tab) => {
              const chosen = (draft.propertyType ?? 'all') === tab;
              return (
                <button
                  key={tab}
                  type="button"
                  role="tab"
                  aria-selected={chosen}
                  onClick={() => change({ choose: 'type', value: tab })}
                  className={`min-h-11 min-w-0 flex-auto border-b-2 px-2 text-14 ${chosen ? 'border-ink font-semibold' : 'border-transparent text-muted'}`}
                >
                  {tab === 'all' ? t('home.filter.all') : t(`trade.type.${tab}`)}
                </button>
              );
            })}
          </div>
          <div className="grid grid-cols-1 gap-6 overflow-y-auto overflow-x-hidden p-4">
            <OptionCountsProvider filter={draft} bbox={bbox}>
              <fieldset>
                <legend className="pb-2 font-semibold text-14">{t('home.filter.subtype')}</legend>
                <div className="flex flex-wrap gap-2">
                  {(['all', ...listAllowedSubtypes(draft)] as const).map((subtype) => {
                    const chosen = (draft.subtype ?? 'all') === subtype;
                    return (
                      <button
                        key={subtype}
                        type="button"
                        aria-pressed={chosen}
                        onClick={() => change({ choose: 'subtype', value: subtype })}
                        className={`min-h-11 min-w-11 rounded-control border px-3 font-semibold text-14 ${
                          chosen ? 'border-ink bg-ink text-surface' : 'border-control'
                        }`}
                      >
                        <OptionLabelWithCount parameter="property_subtype" option={subtype}>
                          {subtype === 'all' ? t('home.filter.all') : t(`trade.subtypes.${subtype}`)}
                        </OptionLabelWithCount>
                      </button>
                    );
                  })}
                </div>
              </fieldset>
              <FilterSections key={timesCleared} filter={draft} onChange={change} />
            </OptionCountsProvider>
          </div>
          <div className="flex flex-wrap gap-3 border-line border-t p-4">
            <Button
              className="flex-1"
              onClick={() => {
                clearTypedAmounts();
                setTimesCleared(timesCleared + 1);
                change({ clear: 'sheet' });
              }}
            >
              {t('home.filter.clearAll')}
            </Button>
            <Button
              look="primary"
              className="flex-2"
              onClick={() => {
                const wrong = popup.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
                if (wrong) wrong.focus();
                else onShow(draft);
              }}
            >
              {count
                ? t('home.filter.showHomes', { n: Math.max(0, count.total - hidden) })
                : t('home.filter.showResults')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
