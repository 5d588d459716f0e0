import { queryOptions } from '@tanstack/react-query';
import { once } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import { type CodeAnswer, codeAnswer } from './code-answer.ts';

export type SignInWays = { enable_flag: boolean; otp_length: number; sms_countries: string[] };
export type PhoneNumber = { country: string; national: string };

/** How a sign-in can go here: by code or not, how long codes are, and to which countries they are sent. */
const loadWays = (): Promise<SignInWays> => once('GET', '/property/otp-enable/');

export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: loadWays, staleTime: 60_000 });

export type CodeRequested =
  /** `seconds` until another may be asked for */
  { outcome: 'sent' | 'wait'; seconds: number } | { outcome: 'locked'; retryAfter: number } | { outcome: 'no-path' };

const RESEND_WAIT_S = 20;

/** @throws ApiProblem where nothing can be said */
export async function requestCode({ country, national }: PhoneNumber): Promise<CodeRequested> {
  try {
    const body = { mobile_phone: national, country_code: country };
    const answer = await once<{ status: boolean; locked?: boolean; retry_after?: number }>(
      'POST',
      '/auth/signup/signin',
      body,
    );
    if (answer.status) return { outcome: 'sent', seconds: RESEND_WAIT_S };
    return answer.locked ? { outcome: 'locked', retryAfter: answer.retry_after ?? 3600 } : { outcome: 'no-path' };
  } catch (error) {
    // A code that was sent moments ago still works: only another one has to wait.
    if (error instanceof ApiProblem && error.code === 'code_too_early')
      return { outcome: 'wait', seconds: error.retryAfter ?? RESEND_WAIT_S };
    throw error;
  }
}

/** @throws ApiProblem */
export const verifyCode = async ({ country, national }: PhoneNumber, code: string): Promise<CodeAnswer> =>
  codeAnswer(
    await once('POST', '/auth/signin/otpverify', { mobile_phone: national, country_code: country, otp: code }),
  );

/** Where no code is sent, one that is always the same is tried without showing it; only listed numbers get in by it. */
export const fixedCode = (length: number): string => '0'.repeat(length);
export const sendsCodes = ({ enable_flag, sms_countries }: SignInWays, country: string): boolean =>
  enable_flag && sms_countries.includes(country);
