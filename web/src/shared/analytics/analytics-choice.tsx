import { t } from '../messages/t.ts';
import { Button } from '../ui/button.tsx';
import { setConsent, useConsent } from './consent.ts';

export function AnalyticsChoice() {
  const consent = useConsent();
  const choose = (said: 'yes' | 'no') => (
    <Button look={consent === said ? 'dark' : 'quiet'} aria-pressed={consent === said} onClick={() => setConsent(said)}>
      {t(`analytics.${said}`)}
    </Button>
  );
  return (
    <>
      <p role="status">{t(`analytics.is.${consent ?? 'no'}`)}</p>
      {consent !== 'refused' && (
        <div className="flex flex-wrap gap-2">
          {choose('yes')}
          {choose('no')}
        </div>
      )}
    </>
  );
}
