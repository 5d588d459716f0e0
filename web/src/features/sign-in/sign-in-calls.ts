import { queryOptions } from '@tanstack/react-query';
import { once } from '../../shared/api/api.ts';
import { type CodeAnswer, codeAnswer } from './code-answer.ts';

export type SignInWays = { enable_flag: boolean; otp_length: number; sms_countries: string[] };
export type PhoneNumber = { country: string; national: string };

/** How a sign-in can go here: by code or not, how long codes are, and to which countries they are sent. */
const loadWays = (): Promise<SignInWays> => once('GET', '/property/otp-enable/');

export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: loadWays, staleTime: 60_000 });

/** @throws ApiProblem */
export const verifyCode = async ({ country, national }: PhoneNumber, code: string): Promise<CodeAnswer> =>
  codeAnswer(
    await once('POST', '/auth/signin/otpverify', { mobile_phone: national, country_code: country, otp: code }),
  );

/** Where no code is sent, one that is always the same is tried without showing it; only listed numbers get in by it. */
export const fixedCode = (length: number): string => '0'.repeat(length);
export const sendsCodes = ({ enable_flag, sms_countries }: SignInWays, country: string): boolean =>
  enable_flag && sms_countries.includes(country);
