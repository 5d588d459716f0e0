import type { ListingId } from '@naksha/events/kernel';
import { t } from '../../shared/messages/t.ts';
import { toast } from '../../shared/ui/toast.ts';
import { createPendingActions } from '../../shared/undo/undo-hold.ts';
import { deleteListing } from './own-calls.ts';
import { describeOwnListingError } from './own-words.ts';

/** Hidden everywhere while pending. */
export const pendingDeletions = createPendingActions<{ id: ListingId; title: string }>(({ id, title }) =>
  deleteListing(id).catch((error: unknown) => {
    toast.error(`${t('dashboard.listings.notDeleted', { title })} ${describeOwnListingError(error)}`, { stays: true });
  }),
);
