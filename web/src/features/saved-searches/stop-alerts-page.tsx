import { useState } from 'react';
import { useParams } from 'wouter';
import { once } from '../../shared/api/api.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { wordsFor } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Where the link of a text leads, signed in or not. What opens links by itself gets this page; the tap stops the texts. */
export default function StopAlertsPage() {
  const { token } = useParams<{ token: string }>();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const stop = () => {
    setState('busy');
    once('POST', '/alerts/stop', { token })
      .then(() => setState('done'))
      .catch((error: unknown) => {
        setState('asked');
        toast.error(wordsFor(error));
      });
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-start gap-4 px-4 py-12">
      <h1 className="font-bold text-24">{t('stopAlerts.title')}</h1>
      <p role="status" className="font-semibold">
        {state === 'done' && t('stopAlerts.done')}
      </p>
      {state === 'done' ? (
        <>
          <p className="text-muted">{t('stopAlerts.doneHint')}</p>
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </>
      ) : (
        <>
          <p className="text-muted">{t('stopAlerts.why')}</p>
          <Button look="primary" busy={state === 'busy'} onClick={stop}>
            {t('stopAlerts.act')}
          </Button>
        </>
      )}
    </div>
  );
}
