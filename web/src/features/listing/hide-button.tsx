import type { ListingId } from '@naksha/events/kernel';
import { hideWithUndo, setHidden, useHiddenHomes } from '../../shared/hiding/hide-home.ts';
import { t } from '../../shared/messages/t.ts';
import { Button } from '../../shared/ui/button.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';

export function HideButton({ id }: { id: ListingId }) {
  const hidden = useHiddenHomes().includes(id);
  return (
    <Button
      aria-pressed={hidden}
      look={hidden ? 'dark' : 'quiet'}
      onClick={() =>
        hidden
          ? void setHidden(id, false).catch((error: unknown) => toast.error(describeProblem(error)))
          : hideWithUndo(id)
      }
    >
      {t(hidden ? 'saving.hiddenHome' : 'saving.hideHome')}
    </Button>
  );
}
