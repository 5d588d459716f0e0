import { t } from '../messages/t.ts';
import { pageConfig } from '../page-config.ts';

/** Who runs the site, as far as it is configured: what is missing is told to whoever starts the server, not to visitors. */
export function AgentLines() {
  const { rera, grievance_officer: officer } = pageConfig.brand;
  return (
    <>
      {rera && <p>{t('app.footer.agent', { rera })}</p>}
      {officer && <p>{t('app.footer.grievance', { officer })}</p>}
    </>
  );
}
