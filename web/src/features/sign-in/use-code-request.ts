import type { WorkChallenge } from '@naksha/events/proof-of-work';
import { useState } from 'react';
import { useCountdown } from '../../shared/ui/use-countdown.ts';
import type { CodeRequestBlock } from './code-hindrance.ts';
import { type CodeRequested, requestCode } from './request-code.ts';
import type { SentNames } from './sent-names.ts';
import type { PhoneNumber } from './sign-in-calls.ts';

/** Milliseconds. */
const FIRST_WORDS_MS = 5000;

export type ActiveBlock = { hindrance: CodeRequestBlock; since: number };
export const codeRequestBlockEnd = ({ hindrance, since }: ActiveBlock): number => since + hindrance.seconds * 1000;
export const codeRequestBlockReason = (
  { hindrance: { words, afterwards }, since }: ActiveBlock,
  now: number,
): string => (afterwards && now - since >= FIRST_WORDS_MS ? afterwards : words);

export function useCodeRequestBlock() {
  const [wait, setWait] = useState<ActiveBlock>();
  const waiting = useCountdown(wait && codeRequestBlockEnd(wait)) > 0;
  const held = waiting ? wait : undefined;
  return {
    waiting,
    label: held?.hindrance.label,
    words: held && codeRequestBlockReason(held, Date.now()),
    start: (hindrance: CodeRequestBlock) => setWait({ hindrance, since: Date.now() }),
    /** Another number has its own wait. */
    forget: () => setWait(undefined),
  };
}

export function useCodeRequest(wait: ReturnType<typeof useCodeRequestBlock>) {
  const [working, setWorking] = useState(false);
  const work = async (wanted: WorkChallenge) => {
    setWorking(true);
    const { solveProofOfWork } = await import('../../shared/work/do-work.ts');
    return solveProofOfWork(wanted);
  };
  const ask = async (phone: PhoneNumber, names?: SentNames): Promise<CodeRequested> => {
    const asked = await requestCode(phone, work, names).finally(() => setWorking(false));
    if (asked && (asked.outcome === 'locked' || asked.outcome === 'refused')) {
      const { describeCodeRequestBlock } = await import('./code-hindrance.ts');
      wait.start(describeCodeRequestBlock(asked));
    }
    return asked;
  };
  return { ask, working };
}
