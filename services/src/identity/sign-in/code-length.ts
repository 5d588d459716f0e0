import type { ServicesSettings } from '../../injection/settings.ts';

type Settings = Pick<ServicesSettings, 'OTP_LENGTH' | 'production'>;

/** Shorter codes are too easy to guess (docs/security.md, Guessing codes). */
const SAFE_LENGTH = 6;

/** The specification's four digits, in production six by default. */
export const codeLength = ({ OTP_LENGTH, production }: Settings): number =>
  OTP_LENGTH ?? (production ? SAFE_LENGTH : 4);

export function warnOfShortCodes(settings: Settings): string | undefined {
  const length = codeLength(settings);
  if (!settings.production || length >= SAFE_LENGTH) return undefined;
  const likelier = 10 ** (SAFE_LENGTH - length);
  return `OTP_LENGTH is ${length}: a guessed code is ${likelier} times likelier to be right than with ${SAFE_LENGTH} digits`;
}
