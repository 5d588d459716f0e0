import type { WorkChallenge } from '@naksha/events/proof-of-work';
import { useState } from 'react';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import type { Hindrance } from './code-hindrance.ts';
import { type CodeRequested, requestCode } from './request-code.ts';
import type { SentNames } from './sent-names.ts';
import type { PhoneNumber } from './sign-in-calls.ts';

/** Milliseconds. */
const FIRST_WORDS_MS = 5000;

export type Wait = { hindrance: Hindrance; since: number };
export const endOf = ({ hindrance, since }: Wait): number => since + hindrance.seconds * 1000;
export const wordsAt = ({ hindrance: { words, afterwards }, since }: Wait, now: number): string =>
  afterwards && now - since >= FIRST_WORDS_MS ? afterwards : words;

export function useWait() {
  const [wait, setWait] = useState<Wait>();
  const waiting = useCountdown(wait && endOf(wait)) > 0;
  const held = waiting ? wait : undefined;
  return {
    waiting,
    label: held?.hindrance.label,
    words: held && wordsAt(held, Date.now()),
    start: (hindrance: Hindrance) => setWait({ hindrance, since: Date.now() }),
    /** Another number has its own wait. */
    forget: () => setWait(undefined),
  };
}

export function useCodeRequest(wait: ReturnType<typeof useWait>) {
  const [working, setWorking] = useState(false);
  const work = async (wanted: WorkChallenge) => {
    setWorking(true);
    const { doWork } = await import('../../shared/work/do-work.ts');
    return doWork(wanted);
  };
  const ask = async (phone: PhoneNumber, names?: SentNames): Promise<CodeRequested> => {
    const asked = await requestCode(phone, work, names).finally(() => setWorking(false));
    if (asked && (asked.outcome === 'locked' || asked.outcome === 'refused')) {
      const { explainHindrance } = await import('./code-hindrance.ts');
      wait.start(explainHindrance(asked));
    }
    return asked;
  };
  return { ask, working };
}
