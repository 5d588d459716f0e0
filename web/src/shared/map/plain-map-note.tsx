import { t } from '../messages/t.ts';

export const PlainMapNote = ({ onRetry }: { onRetry(): void }) => (
  <p
    role="status"
    className="pointer-events-auto flex items-center rounded-control bg-surface pl-2 text-12 shadow-card"
  >
    {t('app.plainMap')}
    <button
      type="button"
      onClick={onRetry}
      className="min-h-11 min-w-11 rounded-control px-2 font-semibold underline underline-offset-4 hover:bg-ground"
    >
      {t('app.retry')}
    </button>
  </p>
);
