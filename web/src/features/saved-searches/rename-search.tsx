import type { SavedSearch } from '@naksha/events/wire/saved-searches';
import { type FormEvent, Suspense, useState } from 'react';
import { lazyWithTimeout } from '../../shared/lazy-chunk.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useDialogDraft } from '../../shared/ui/use-dialog-draft.ts';
import { updateSavedSearch } from './use-saved-searches.ts';

const Dialog = lazyWithTimeout(async () => ({ default: (await import('../../shared/ui/dialog.tsx')).Dialog }));

type Props = { search: SavedSearch; words: string; onClose(): void };

export function RenameSearch({ search, words, onClose }: Props) {
  const before = search.name ?? '';
  // A rename from elsewhere is not overwritten by an old draft.
  const [name, setName, forgetName] = useDialogDraft(`rename-search.${search.id}.${before}`, before);
  const [busy, setBusy] = useState(false);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    updateSavedSearch(search.id, { name: name.trim() || null })
      .then(() => {
        forgetName();
        onClose();
      })
      .catch((error: unknown) => toast.error(describeProblem(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Suspense>
      <Dialog title={t('searches.rename')} onClose={onClose}>
        <form className="flex flex-col gap-4" onSubmit={rename}>
          <Field label={t('searches.nameOf')}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={60}
                placeholder={words}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" look="primary" busy={busy}>
            {t('searches.act')}
          </Button>
        </form>
      </Dialog>
    </Suspense>
  );
}
