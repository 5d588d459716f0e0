import type { ListingId } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { ConfirmDialog } from '../../shared/ui/confirm.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { markListingSold } from './own-calls.ts';

export const ConfirmSoldDialog = ({
  id,
  onClose,
  onSold,
}: {
  id: ListingId;
  onClose: () => void;
  onSold?: () => void;
}) => (
  <ConfirmDialog
    title={t('listing.own.soldTitle')}
    why={t('listing.own.soldWhy')}
    act={t('listing.own.markSold')}
    look="dark"
    onClose={onClose}
    onAct={async () => {
      await markListingSold(id);
      toast.success(t('listing.own.soldDone'));
      onSold?.();
    }}
  />
);
