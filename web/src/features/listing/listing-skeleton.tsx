import { t } from '../../shared/messages/t.ts';

export function ListingSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:py-6"
    >
      <span className="sr-only">{t('app.loading')}</span>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="skeleton h-6 w-64 max-w-full" />
        <div className="skeleton aspect-4/3 w-full sm:aspect-[11/4]" />
        <div className="skeleton h-8 w-56 max-w-full" />
        <div className="skeleton h-6 w-3/4" />
        <div className="skeleton h-48 w-full" />
      </div>
      <div className="skeleton h-48 max-lg:hidden" />
    </div>
  );
}
