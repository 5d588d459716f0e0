import type { WorkChallenge } from '@naksha/events/proof-of-work';
import { sendRequestOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import type { SentNames } from './sent-names.ts';
import type { PhoneNumber } from './sign-in-calls.ts';

export type CodeRequested =
  /** `seconds` until another code may be requested; `length` is longer while many codes are being guessed. */
  | { outcome: 'sent'; seconds: number; length: number | undefined }
  /** The code sent just now still works. */
  | { outcome: 'wait'; seconds: number }
  | { outcome: 'locked'; retryAfter: number }
  | { outcome: 'refused'; problem: ApiProblem; retryAfter: number }
  | { outcome: 'names-refused'; problem: ApiProblem }
  | { outcome: 'no-path' }
  /** Why the number cannot receive codes. */
  | { outcome: 'unfit'; reason: string }
  | false;

type Answer = {
  status: boolean;
  otp_length?: number;
  locked?: boolean;
  retry_after?: number;
  /** In place of an SMS while request rates are high. */
  work?: WorkChallenge;
};

const RESEND_WAIT_S = 20;
/** The required difficulty may rise meanwhile. */
const MAX_ROUNDS = 3;

/** @throws whatever `solveProofOfWork` throws */
export async function requestCode(
  { country, national }: PhoneNumber,
  doWork: (work: WorkChallenge) => Promise<string>,
  names?: SentNames,
): Promise<CodeRequested> {
  const body = { mobile_phone: national, country_code: country, ...names };
  try {
    let answer = await sendRequestOnce<Answer>('POST', '/auth/signup/signin', body);
    for (let round = 0; answer.work && round < MAX_ROUNDS; round++)
      answer = await sendRequestOnce<Answer>('POST', '/auth/signup/signin', {
        ...body,
        proof: await doWork(answer.work),
      });
    if (answer.status) return { outcome: 'sent', seconds: RESEND_WAIT_S, length: answer.otp_length };
    return answer.locked ? { outcome: 'locked', retryAfter: answer.retry_after ?? 3600 } : { outcome: 'no-path' };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'code_too_early') return { outcome: 'wait', seconds: error.retryAfter ?? RESEND_WAIT_S };
    if (error.status === 429 && error.retryAfter)
      return { outcome: 'refused', problem: error, retryAfter: error.retryAfter };
    const unfit = error.errors.find(({ field }) => field === 'mobile_phone');
    if (unfit) return { outcome: 'unfit', reason: unfit.reason };
    if (names && error.status === 422) return { outcome: 'names-refused', problem: error };
    return false;
  }
}
