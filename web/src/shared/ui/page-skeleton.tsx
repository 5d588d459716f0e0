import { t } from '../messages/t.ts';

export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4 sm:p-6">
      <span className="sr-only">{t('app.loading')}</span>
      <div className="skeleton h-8 w-1/2" />
      <div className="skeleton h-48 w-full" />
      <div className="skeleton h-4 w-3/4" />
      <div className="skeleton h-4 w-2/3" />
    </div>
  );
}
