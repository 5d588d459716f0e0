/** What the write side is set to. The composition root reads it from its configuration. */
export type ServicesSettings = {
  /** Keys every HMAC: another secret makes every phone, code and token unknown. */
  secret: string;
  /** E.164 */
  staffPhones: readonly string[];
  /** 4 to 6 */
  otpLength: number;
  otpEnabled: boolean;
  /** Calling codes that get a code by SMS, '+91'. */
  smsCountries: readonly string[];
  /** E.164 numbers that may sign in with the fixed code, outside production only. */
  otpBypassNumbers: readonly string[];
  production: boolean;
  /** The office number that a listing's contact gives. */
  assistantPhone(city: string): string;
};
