import type { WorkWanted } from '@naksha/events/proof-of-work';
import { useState } from 'react';
import { t } from '../../shared/messages/t.ts';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import type { Hindrance } from './code-hindrance.ts';
import { type CodeRequested, requestCode } from './request-code.ts';
import type { PhoneNumber } from './sign-in-calls.ts';

/** What stands in the way of a code, while it does. */
export function useWait() {
  const [wait, setWait] = useState<{ until: number; label: string }>();
  const waiting = useCountdown(wait?.until) > 0;
  return {
    waiting,
    /** For the button: when it works again. */
    label: waiting ? wait?.label : undefined,
    start: ({ seconds, label }: Hindrance) => setWait({ until: Date.now() + seconds * 1000, label }),
  };
}

type Asked = { asked: CodeRequested; hindrance?: undefined } | { asked?: undefined; hindrance: string };

/** Asks for a code, and says what hinders it. `working`: the device does the work that is asked for first. */
export function useCodeRequest(wait: ReturnType<typeof useWait>) {
  const [working, setWorking] = useState(false);
  const work = async (wanted: WorkWanted) => {
    setWorking(true);
    const { doWork } = await import('./do-work.ts');
    return doWork(wanted);
  };
  const ask = async (phone: PhoneNumber): Promise<Asked> => {
    const asked = await requestCode(phone, work).finally(() => setWorking(false));
    if (asked.outcome === 'unfit') return { hindrance: t('signIn.phone.unfit') };
    if (asked.outcome !== 'locked' && asked.outcome !== 'refused') return { asked };
    const { explainHindrance } = await import('./code-hindrance.ts');
    const hindrance = explainHindrance(asked);
    wait.start(hindrance);
    return { hindrance: hindrance.words };
  };
  return { ask, working };
}
