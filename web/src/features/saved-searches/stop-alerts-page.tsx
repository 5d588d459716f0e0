import { useState } from 'react';
import { useParams } from 'wouter';
import { sendRequestOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { t } from '../../shared/messages/t.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { describeProblem } from '../../shared/ui/problem-words.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Invalid links give 400 or 422; a deleted search gives 404. */
const BAD_LINK: ReadonlySet<number> = new Set([400, 404, 422]);

/** An alert about several searches has a link that stops them all (`AlertLinks` in services). */
const wordsOf = (token: string) =>
  token.includes('.all.')
    ? ({ title: 'stopAlerts.titleAll', why: 'stopAlerts.whyAll', done: 'stopAlerts.doneAll' } as const)
    : ({ title: 'stopAlerts.title', why: 'stopAlerts.why', done: 'stopAlerts.done' } as const);

/** Link scanners only load the page; the button stops the alerts. */
export default function StopAlertsPage() {
  const { token } = useParams<{ token: string }>();
  const words = wordsOf(token);
  const headings = { asked: words.title, busy: words.title, done: words.done, badLink: 'stopAlerts.badLink' } as const;
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'badLink'>('asked');
  const stop = () => {
    setState('busy');
    sendRequestOnce('POST', '/alerts/stop', { token })
      .then(() => setState('done'))
      .catch((error: unknown) => {
        if (error instanceof ApiProblem && BAD_LINK.has(error.status)) return setState('badLink');
        setState('asked');
        toast.error(describeProblem(error));
      });
  };
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-start gap-4 px-4 py-12">
      <div role="status">
        <h1 className="font-bold text-24">{t(headings[state])}</h1>
      </div>
      {state === 'done' && (
        <>
          <p className="text-muted">{t('stopAlerts.doneHint')}</p>
          <ButtonLink href="/home">{t('app.nav.findProperty')}</ButtonLink>
        </>
      )}
      {state === 'badLink' && (
        <>
          <p className="text-muted">{t('stopAlerts.badLinkWhy')}</p>
          <ButtonLink href="/dashboard/searches">{t('searches.title')}</ButtonLink>
        </>
      )}
      {(state === 'asked' || state === 'busy') && (
        <>
          <p className="text-muted">{t(words.why)}</p>
          <Button look="primary" busy={state === 'busy'} onClick={stop}>
            {t('stopAlerts.act')}
          </Button>
        </>
      )}
    </div>
  );
}
