import { PlainMapNote } from '../../../shared/map/plain-map-note.tsx';
import { t } from '../../../shared/messages/t.ts';

type Props = { approximate: boolean; retryStyle: (() => void) | undefined; onRetried(): void };

export default function MapNotes({ approximate, retryStyle, onRetried }: Props) {
  const retry = () => {
    onRetried();
    retryStyle?.();
  };
  return (
    <div className="pointer-events-none absolute top-4 left-1/2 z-1 flex w-max max-w-[min(calc(100%-9rem),22rem)] -translate-x-1/2 flex-col items-center gap-2 text-12 max-sm:top-14 max-sm:right-2 max-sm:left-15 max-sm:w-auto max-sm:max-w-none max-sm:translate-x-0 max-sm:items-start">
      {retryStyle && <PlainMapNote onRetry={retry} />}
      {/* What a broken edge means, while one is on the map. */}
      {approximate && <p className="rounded-control bg-surface px-2 py-1 shadow-card">{t('home.place.approximate')}</p>}
    </div>
  );
}
