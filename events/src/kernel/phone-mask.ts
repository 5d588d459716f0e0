const SHOWN = 4;
/** ITU-T E.164: calling codes of one and two digits; all others have three. */
const E164 = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d*)$/;

/** `+919876543210` gives `+91` and the national number. */
export function splitPhone(e164: string): { callingCode: string; national: string } {
  const [, code, national] = E164.exec(e164) ?? [];
  return code === undefined ? { callingCode: '', national: e164 } : { callingCode: `+${code}`, national };
}

/** `+91-9876543210` */
export const printPhone = (e164: string): string => {
  const { callingCode, national } = splitPhone(e164);
  return joined(callingCode, national);
};

/** `+91-9876××××××` */
export const maskPhone = (e164: string): string => {
  const { callingCode, national } = splitPhone(e164);
  return joined(callingCode, national.slice(0, SHOWN) + '×'.repeat(Math.max(0, national.length - SHOWN)));
};

const joined = (callingCode: string, national: string): string =>
  callingCode ? `${callingCode}-${national}` : national;
