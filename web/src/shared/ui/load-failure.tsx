import { t } from '../messages/t.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { wordsFor } from './problem-words.ts';

/** Beside whatever was loaded before, which stays. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-red bg-red-tint p-4 text-14"
    >
      <span className="text-red">
        <Icon name="alert" />
      </span>
      <p className="grow">
        {t('app.failed')} {wordsFor(error)}
      </p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  );
}
