import { isRupees, type ListingId } from '@naksha/events/kernel';
import type { PriceWhatIf as Meets } from '@naksha/events/wire/price-what-if';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSettled } from '../../shared/ui/use-settled.ts';

/** Milliseconds without a keystroke before the server is asked. */
const SETTLED_MS = 400;

export const priceWhatIfKey = (id: ListingId, price: number) => ['me', 'price-what-if', id, price] as const;

/** What the owner's listing would meet at a price that is being typed; nothing for what is no price. */
export function PriceWhatIf({ id, price }: { id: ListingId; price: number }) {
  const asked = useSettled(isRupees(price) ? price : 0, SETTLED_MS);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: priceWhatIfKey(id, asked),
    queryFn: ({ signal }) => get<Meets>(`/me/listings/${id}/price-what-if`, { query: { price: asked }, signal }),
    enabled: asked > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const known = isRupees(price) ? data : undefined;
  return (
    // There before its words are, so that they are read out.
    <div role="status" className={`min-h-10 text-14 transition-opacity ${isPlaceholderData ? 'opacity-50' : ''}`}>
      {isError && isRupees(price) && <p className="text-muted">{t('priceWhatIf.failed')}</p>}
      {known && !isError && (
        <ul className="flex flex-col gap-1">
          <li className="flex items-start gap-2">
            <Icon name="search" />
            {known.searches === null ? t('priceWhatIf.fewSearches') : t('priceWhatIf.searches', { n: known.searches })}
          </li>
          <li className="flex items-start gap-2">
            <Icon name="home" />
            {describeNeighbours(known)}
          </li>
        </ul>
      )}
    </div>
  );
}

function describeNeighbours({ neighbours: n, demo }: Meets): string {
  if (n === null) return t('priceWhatIf.fewNeighbours');
  return demo ? t('priceWhatIf.demoNeighbours', { n }) : t('priceWhatIf.neighbours', { n });
}
