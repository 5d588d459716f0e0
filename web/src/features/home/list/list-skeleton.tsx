import { t } from '../../../shared/messages/t.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <span className="sr-only">{t('app.loading')}</span>
      {PLACES.map((place) => (
        <div
          key={place}
          className="grid grid-cols-[136px_1fr] overflow-hidden rounded-card border border-line bg-surface"
        >
          <div className="skeleton h-36 rounded-none" />
          <div className="grid content-start gap-2 p-3">
            <div className="skeleton h-6 w-1/2" />
            <div className="skeleton h-4 w-2/3" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-3 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
