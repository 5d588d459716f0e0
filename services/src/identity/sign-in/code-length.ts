import type { ServicesSettings } from '../../injection/settings.ts';

type Settings = Pick<ServicesSettings, 'OTP_LENGTH' | 'production'>;

/** Shorter codes are too easy to guess (docs/security.md, Guessing codes). */
const SAFE_LENGTH = 6;

/** The specification's four digits, in production six by default. */
export const signInCodeLength = ({ OTP_LENGTH, production }: Settings): number =>
  OTP_LENGTH ?? (production ? SAFE_LENGTH : 4);

/** @returns the fields of a warning for start-up, if any */
export function describeShortCodeWarning(
  settings: Settings,
): { setting: string; reason: string; action: string } | undefined {
  const length = signInCodeLength(settings);
  if (!settings.production || length >= SAFE_LENGTH) return undefined;
  const likelier = 10 ** (SAFE_LENGTH - length);
  return {
    setting: `OTP_LENGTH=${length}`,
    reason: `codes are ${likelier} times easier to guess than with ${SAFE_LENGTH} digits`,
    action: `Set OTP_LENGTH to ${SAFE_LENGTH} or more.`,
  };
}
