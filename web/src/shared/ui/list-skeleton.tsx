import { t } from '../messages/t.ts';

export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <div key={key} className="flex gap-4 rounded-card border border-line bg-surface p-4">
          <div className="skeleton aspect-4/3 w-40 shrink-0 max-sm:hidden" />
          <div className="flex min-w-0 grow flex-col gap-3">
            <div className="skeleton h-6 w-40 max-w-full" />
            <div className="skeleton h-4 w-3/4" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
