import { t } from '../../shared/messages/t.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';

export default function NotFoundPage() {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-4 px-4 py-12 text-center">
      <p aria-hidden="true" className="font-bold text-32 text-muted">
        404
      </p>
      <h1 className="font-bold text-24">{t('app.notFound.title')}</h1>
      <p className="text-muted">{t('app.notFound.hint')}</p>
      <ButtonLink href="/home" look="primary">
        {t('app.notFound.toMap')}
      </ButtonLink>
    </div>
  );
}
