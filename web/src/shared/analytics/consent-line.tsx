import { PAGES } from '@naksha/events/contracts';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '../messages/t.ts';
import { focusWhenShown } from '../ui/focus-when-shown.ts';
import { setConsent, useConsent } from './consent.ts';

const ACTION = 'min-h-11 px-2 font-semibold underline underline-offset-4';

/** In the footer, where it covers nothing. It stays until it is answered, here or on the privacy page. */
export function ConsentLine() {
  const consent = useConsent();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const choose = (said: 'yes' | 'no') => {
    setConsent(said);
    setAnswer(said);
  };
  if (answer)
    return (
      <p ref={focusWhenShown} tabIndex={-1} role="status" className="outline-none">
        {t(`analytics.is.${answer}`)}
      </p>
    );
  if (consent !== undefined) return null;
  return (
    <section aria-label={t('analytics.title')} className="flex flex-wrap items-center gap-x-2">
      <p>{t('analytics.ask')}</p>
      <button type="button" className={ACTION} onClick={() => choose('yes')}>
        {t('analytics.yes')}
      </button>
      <button type="button" className={ACTION} onClick={() => choose('no')}>
        {t('analytics.no')}
      </button>
      <Link
        href={PAGES.PrivacyPolicy.path}
        className="inline-flex min-h-11 items-center px-2 underline underline-offset-4"
      >
        {t('analytics.details')}
      </Link>
    </section>
  );
}
