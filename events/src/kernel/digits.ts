/** ASCII only. */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text);

const DIGIT = /\p{Nd}/u;

/** "९८" and "੯੮" become "98". */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // A script's digits are consecutive code points.
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });

/** As typed or pasted, without spaces and hyphens. */
export const cleanTypedCode = (text: string | number): string =>
  toAsciiDigits(String(text)).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
