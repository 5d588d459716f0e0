import type { ListingId } from '@naksha/events/kernel';
import { useLocation } from 'wouter';
import { t } from '../messages/t.ts';
import { dismissToast, toast } from '../ui/toast.ts';
import { comparePath, toggleCompared, useCompared } from './compared-homes.ts';

/** Replaced by the next one. */
let said: number | undefined;

export function useCompare(id: ListingId): { chosen: boolean; toggle: () => void } {
  const chosen = useCompared().includes(id);
  const [, navigate] = useLocation();
  const toggle = () => {
    const { ids, how } = toggleCompared(id);
    if (said !== undefined) dismissToast(said);
    if (how === 'removed') return;
    const action = { label: t('compare.open'), run: () => navigate(comparePath(ids)) };
    said =
      how === 'full'
        ? toast.error(t('compare.full'), { action })
        : toast.info(t('compare.added', { n: ids.length }), { action });
  };
  return { chosen, toggle };
}
