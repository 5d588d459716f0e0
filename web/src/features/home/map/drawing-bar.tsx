import { t } from '../../../shared/messages/t.ts';
import { Button } from '../../../shared/ui/button.tsx';

type Props = { corners: number; onUndo(): void; onCancel(): void; onDone(): void };

/** What drawing needs, over the map while it lasts. */
const DrawingBar = ({ corners, onUndo, onCancel, onDone }: Props) => (
  <div className="absolute inset-x-4 top-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-card bg-surface p-2 shadow-lift">
    <p role="status" className="px-2 text-14">
      {t('home.draw.hint')}
    </p>
    <Button onClick={onUndo} disabled={corners === 0}>
      {t('home.draw.undo')}
    </Button>
    <Button onClick={onCancel}>{t('home.draw.cancel')}</Button>
    <Button look="dark" onClick={onDone} disabled={corners < 3}>
      {t('home.draw.done')}
    </Button>
  </div>
);

export default DrawingBar;
