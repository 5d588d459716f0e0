import { t } from '../messages/t.ts';
import { pageConfig } from '../page-config.ts';

/** Missing details are reported at the server's start. */
export function ReraDetails() {
  const { rera, grievance_officer: officer } = pageConfig.brand;
  return (
    <>
      {rera && <p>{t('app.footer.agent', { rera })}</p>}
      {officer && <p>{t('app.footer.grievance', { officer })}</p>}
    </>
  );
}
