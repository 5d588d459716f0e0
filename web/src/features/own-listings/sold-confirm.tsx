import type { ListingId } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { Confirm } from '../../shared/ui/confirm.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { markSold } from './own-calls.ts';

export const SoldConfirm = ({ id, onClose, onSold }: { id: ListingId; onClose: () => void; onSold?: () => void }) => (
  <Confirm
    title={t('listing.own.soldTitle')}
    why={t('listing.own.soldWhy')}
    act={t('listing.own.markSold')}
    look="dark"
    onClose={onClose}
    onAct={async () => {
      await markSold(id);
      toast.success(t('listing.own.soldDone'));
      onSold?.();
    }}
  />
);
