import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../shared/api/api.ts';
import { ApiProblem } from '../../shared/api/api-problem.ts';
import type { TypedPhone } from '../../shared/phone/phone-input.tsx';
import { type CodeResponse, parseCodeResponse } from './code-answer.ts';

export type SignInWays = { enable_flag: boolean; otp_length: number; sms_countries: string[] };
export type PhoneNumber = TypedPhone;

const loadWays = (): Promise<SignInWays> => sendOnce('GET', '/property/otp-enable/');

export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: loadWays, staleTime: 60_000 });

export async function verifyCode(
  { country, national }: PhoneNumber,
  code: string,
): Promise<CodeResponse | { outcome: 'blocked'; problem: ApiProblem } | false> {
  const sent = { mobile_phone: national, country_code: country, otp: code };
  try {
    return parseCodeResponse(await sendOnce('POST', '/auth/signin/otpverify', sent));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.code === 'account_blocked' && { outcome: 'blocked', problem: error };
  }
}

/** Without SMS, a fixed code is tried silently; it works only for listed numbers. */
export const fixedCode = (length: number): string => '0'.repeat(length);
export const sendsCodes = ({ enable_flag, sms_countries }: SignInWays, country: string): boolean =>
  enable_flag && sms_countries.includes(country);
