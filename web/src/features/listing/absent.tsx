import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import type { Absence } from './use-property.ts';

export function ListingUnavailable({ why, onRetry }: { why: Absence; onRetry: () => void }) {
  const mayCome = why === 'failed' || why === 'offline';
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-4 py-12 text-center">
      <h1 className="font-bold text-24">{t(`listing.${why}.title`)}</h1>
      <p className="text-muted">{why === 'failed' ? t('app.error.server') : t(`listing.${why}.hint`)}</p>
      {mayCome ? (
        <Button look="dark" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      ) : (
        <ButtonLink href="/home" look="primary">
          {t('app.notFound.toMap')}
        </ButtonLink>
      )}
    </div>
  );
}
