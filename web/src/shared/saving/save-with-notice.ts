import { t } from '../messages/t.ts';
import { askToSignIn } from '../session/sign-in-request.ts';
import { loadProblemText } from '../ui/explain-problem.ts';
import { toast } from '../ui/toast.ts';
import { type SavableHome, setListingSaved } from './saved-homes.ts';

export function toggleSaved(home: SavableHome, liked: boolean, onSaved?: (liked: boolean) => void): void {
  setListingSaved(home, liked)
    .then((where) => {
      onSaved?.(liked);
      if (!liked)
        toast.info(t('saving.unsaved'), {
          action: { label: t('app.undo'), run: () => toggleSaved(home, true, onSaved) },
        });
      else if (where === 'device')
        toast.info(t('saving.savedHere'), {
          action: { label: t('app.user.signIn'), run: () => askToSignIn('save') },
        });
    })
    .catch(async (error: unknown) => toast.error(await loadProblemText(error)));
}
