import { listCallbackSlots } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format/dates.ts';
import { t } from '../../shared/messages/t.ts';
import { runWhenSignedIn } from '../../shared/session/sign-in-request.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { requestContact } from './interest.ts';

export default function CallbackForm({ property, onClose }: { property: Property; onClose: () => void }) {
  const [slots] = useState(() => listCallbackSlots(new Date()).map((at) => at.toISOString()));
  const [at, setAt] = useState(slots[0]);
  const [busy, setBusy] = useState(false);
  const ask = () =>
    runWhenSignedIn(() => {
      setBusy(true);
      requestContact(property.id, at)
        .then(() => {
          toast.success(t('listing.callback.done', { time: formatDateTime(at) }));
          onClose();
        })
        .catch((error: unknown) => toast.error(describeProblem(error)))
        .finally(() => setBusy(false));
    }, 'call');
  return (
    <Dialog title={t('listing.callback')} description={t('listing.callback.why')} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Field label={t('listing.callback.at')} hint={t('listing.callback.hours')}>
          {(control) => (
            <Select {...control} value={at} onChange={({ target }) => setAt(target.value)}>
              {slots.map((slot) => (
                <option key={slot} value={slot}>
                  {formatDateTime(slot)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" look="primary" busy={busy}>
          {t('listing.callback.ask')}
        </Button>
      </form>
    </Dialog>
  );
}
