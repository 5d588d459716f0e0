import { availabilityConfirmationDueAt, type ListingId } from '@naksha/events/kernel';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { confirmAvailability } from './own-calls.ts';

type Props = {
  listing: { id: ListingId; last_confirmed_on?: string };
  asked?: boolean;
};

/** Offered 30 days after the last confirmation, a week before it lapses. */
export function ConfirmAvailabilityButton({ listing: { id, last_confirmed_on: confirmed }, asked = false }: Props) {
  const [busy, setBusy] = useState(false);
  const due = confirmed !== undefined && Date.now() >= Date.parse(availabilityConfirmationDueAt(confirmed));
  if (!asked && !due) return null;
  const confirm = () => {
    setBusy(true);
    confirmAvailability(id)
      .then(() => toast.success(t('listing.own.confirmed')))
      .catch((problem: unknown) => toast.error(describeProblem(problem)))
      .finally(() => setBusy(false));
  };
  return (
    <Button look="dark" busy={busy} onClick={confirm}>
      <Icon name="check" />
      {t('listing.own.stillAvailable')}
    </Button>
  );
}
