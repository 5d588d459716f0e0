import { queryOptions } from '@tanstack/react-query';
import { sendRequestOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import type { TypedPhone } from '../../shared/phone/phone-input.tsx';

type CodeResponse =
  | { outcome: 'in'; access: string }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'locked'; retryAfter: number };

/** Used if the response has none. */
const LOCK_SECONDS = 3600;

/**
 * `access` means success; `status: false` a wrong code, or with `code_ended` an expired one; anything else a locked
 * account.
 */
export function parseCodeResponse(body: unknown): CodeResponse {
  const { access, status, code_ended, retry_after } = (body ?? {}) as Record<string, unknown>;
  if (typeof access === 'string' && access !== '') return { outcome: 'in', access };
  if (status === false) return { outcome: code_ended === true ? 'ended' : 'wrong' };
  return { outcome: 'locked', retryAfter: typeof retry_after === 'number' ? retry_after : LOCK_SECONDS };
}

export type SignInWays = { enable_flag: boolean; otp_length: number; sms_countries: string[] };
export type PhoneNumber = TypedPhone;

const loadWays = (): Promise<SignInWays> => sendRequestOnce('GET', '/property/otp-enable/');

export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: loadWays, staleTime: 60_000 });

export async function verifyCode(
  { country, national }: PhoneNumber,
  code: string,
): Promise<CodeResponse | { outcome: 'blocked'; problem: ApiProblem } | false> {
  const sent = { mobile_phone: national, country_code: country, otp: code };
  try {
    return parseCodeResponse(await sendRequestOnce('POST', '/auth/signin/otpverify', sent));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.code === 'account_blocked' && { outcome: 'blocked', problem: error };
  }
}

/** Without SMS, a fixed code is tried silently; it works only for listed numbers. */
export const fixedTestCode = (length: number): string => '0'.repeat(length);
export const canSendCodeTo = ({ enable_flag, sms_countries }: SignInWays, country: string): boolean =>
  enable_flag && sms_countries.includes(country);
