/** National numbers of India have ten digits; what stands before them is the calling code. */
const NATIONAL_DIGITS = 10;
const SHOWN = 4;

/** `+91-9876543210` of `+919876543210`: who may see the whole number sees this. */
export const printPhone = (e164: string): string => {
  const { code, national } = split(e164);
  return `+${code}-${national}`;
};

/** `+91-9876××××××`: the first four digits and one × for each that is hidden. The hidden ones never leave the server. */
export const maskPhone = (e164: string): string => {
  const { code, national } = split(e164);
  return `+${code}-${national.slice(0, SHOWN)}${'×'.repeat(Math.max(0, national.length - SHOWN))}`;
};

function split(e164: string): { code: string; national: string } {
  const digits = e164.replace(/\D/g, '');
  return { code: digits.slice(0, -NATIONAL_DIGITS) || '91', national: digits.slice(-NATIONAL_DIGITS) };
}
